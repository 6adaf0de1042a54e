# An image with the command `storyline` and UIKit already built:
#
#   docker build --tag storyline .
#   docker run --rm --volume "$PWD:/app" storyline test
#
# libsqlite3-dev is for apps that use SQLite or Core Data.
FROM swift:6.3-bookworm

RUN apt-get update \
  && apt-get install --yes --no-install-recommends libsqlite3-dev \
  && rm -rf /var/lib/apt/lists/*

COPY . /usr/src/storyline

# Everybody may build there: `docker run --user` names who owns the files of an app.
ENV STORYLINE_CACHE=/var/cache/storyline
RUN /usr/src/storyline/Scripts/install.sh --prefix /usr/local \
  && rm -rf /usr/src/storyline \
  && chmod -R a+rwX /var/cache/storyline

WORKDIR /app
# `storyline run` serves its page on the loopback interface only: run it with --network host.
ENTRYPOINT ["storyline"]
CMD ["--help"]
