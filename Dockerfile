# One image for nodes (`mokum serve`) and for workers of bots (`mokum bots`). Everything in it is installed as locked.
FROM node:22-slim AS client
WORKDIR /build/client
COPY client/package.json client/package-lock.json locks/installed.mjs ./
RUN npm install --no-save --ignore-scripts --silent --no-audit --no-fund && node installed.mjs
COPY client .
COPY src/mokum/games ../src/mokum/games
RUN npm run build

FROM python:3.11-slim AS build
WORKDIR /build
COPY locks/build.txt locks/server.txt locks/
RUN pip install --no-cache-dir --require-hashes -r locks/build.txt \
 && python -m venv /opt/mokum \
 && /opt/mokum/bin/pip install --no-cache-dir --require-hashes -r locks/server.txt
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=client /build/src/mokum/web/static src/mokum/web/static
# The client was built above: there is no Node here to do it again.
RUN MOKUM_BUILD_CLIENT=no pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /opt/mokum/bin/pip install --no-cache-dir --no-deps --no-index /wheels/*.whl \
 && /opt/mokum/bin/pip check

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 mokum && install -d -o mokum /data
COPY --from=build /opt/mokum /opt/mokum
ENV PATH=/opt/mokum/bin:$PATH MOKUM_HOST=0.0.0.0
USER mokum
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/ready', timeout=5)"]
ENTRYPOINT ["mokum"]
CMD ["serve"]
