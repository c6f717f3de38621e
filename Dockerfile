# stlint in a small image: docker build -t stlint . && docker run --rm -v "$PWD:/code" stlint
ARG SWIFT_VERSION=6.1
FROM swift:${SWIFT_VERSION}-bookworm AS build
WORKDIR /source
COPY . .
RUN swift build -c release --product stlint --static-swift-stdlib -Xlinker -s \
  && cp "$(swift build -c release --show-bin-path)/stlint" /stlint

FROM debian:bookworm-slim
# Git is for `--since`. A folder that is mounted belongs to somebody else, which git asks about.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /stlint /usr/local/bin/stlint
WORKDIR /code
ENTRYPOINT ["stlint"]
