# One image for nodes (`mokum serve`) and for workers of bots (`mokum bots`).
FROM python:3.11-slim AS build
WORKDIR /build
COPY . .
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
