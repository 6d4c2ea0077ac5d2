FROM node:24-slim

ENV NODE_ENV=production LOGRES_DATA=/data
WORKDIR /logres
COPY . .
# Without scripts: they would only fetch a second Node.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force \
  && mkdir /data && chown node:node /data && chmod 700 /data

USER node
VOLUME /data
EXPOSE 4200
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.LOGRES_PORT ?? 4200}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself and not npm: it must hear the signal to stop.
CMD ["node", "apps/server/src/main.ts"]
