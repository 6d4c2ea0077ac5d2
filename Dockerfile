# The pages are built with tools that the server does not need.
FROM node:24-slim AS pages
WORKDIR /logres
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && node node_modules/vite/bin/vite.js build apps/web

FROM node:24-slim

ENV NODE_ENV=production LOGRES_DATA=/data
WORKDIR /logres
COPY . .
# Without scripts: they would only fetch a second Node.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force \
  && mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=pages /logres/apps/web/dist apps/web/dist

USER node
VOLUME /data
EXPOSE 4200
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.LOGRES_PORT ?? 4200}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm: it must hear the signal to stop.
CMD ["node", "--max-semi-space-size=32", "apps/server/src/main.ts"]
