# syntax=docker/dockerfile:1

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Not `npm ci`: see scripts/prepare.mjs. The locked versions hold all the same.
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY . .
# What passes the checks of the content is kept, so that no container waits for them.
RUN node scripts/build-web.ts && node scripts/content-keep.ts && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/web ./dist/web
COPY --from=build /app/content ./content
COPY --from=build /app/shared ./shared
COPY --from=build /app/server ./server
COPY --from=build /app/scripts/backup.ts /app/scripts/backup-check.ts /app/scripts/restore.ts /app/scripts/doctor.ts \
  /app/scripts/reset-second-step.ts ./scripts/
# What passed the checks of the content; without it every start checks everything again.
COPY --from=build /app/.cache/content.cache /app/.cache/content.cache.guides ./.cache/
RUN mkdir -p /data /backups /annexures .cache && chown node:node /data /backups /annexures .cache
USER node
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
