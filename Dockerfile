# One image for nodes (`mokum serve`) and for workers of bots (`mokum bots`).
FROM node:22-slim AS client
WORKDIR /build/client
COPY client/package.json client/package-lock.json ./
RUN npm install --no-save --silent --no-audit --no-fund
COPY client .
COPY src/mokum/games ../src/mokum/games
RUN npm run build

FROM python:3.11-slim AS build
WORKDIR /build
COPY . .
COPY --from=client /build/src/mokum/web/static src/mokum/web/static
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[server]"

FROM python:3.11-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels pip install --no-cache-dir --no-index /wheels/*.whl \
 && useradd --create-home --uid 10001 mokum \
 && install -d -o mokum /data
USER mokum
WORKDIR /data
VOLUME /data
ENV MOKUM_HOST=0.0.0.0
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/ready', timeout=5)"]
ENTRYPOINT ["mokum"]
CMD ["serve"]
