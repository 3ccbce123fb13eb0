# The API. In production it requires DATABASE_URL, JWT_SECRET and ADMIN_PASSWORD. It stores pictures below DATA_DIR,
# unless a bucket is configured. In /remotes it names versions that must not be served any more; it signs nothing there unless
# KEYS_DIR has the keys of the release job.
FROM node:22.21.1-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/build/package.json packages/build/
COPY packages/contracts/package.json packages/contracts/
COPY packages/metrics/package.json packages/metrics/
COPY packages/platform/package.json packages/platform/
COPY packages/registry/package.json packages/registry/
COPY packages/ui/package.json packages/ui/
COPY shell/package.json shell/
COPY mfe-public/package.json mfe-public/
COPY mfe-admin/package.json mfe-admin/
COPY mfe-translations/package.json mfe-translations/
COPY api/package.json api/
COPY tools/package.json tools/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npx nx run-many --target=build --projects=@lens/api --outputStyle=static

FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=peer --workspace=@lens/api

FROM node:22.21.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=4000 DATA_DIR=/data REMOTES_DIR=/remotes
WORKDIR /app
# New volumes get the owner of these folders.
RUN install -d -o node -g node /data /remotes
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/api/node_modules api/node_modules
COPY --from=build /app/packages/contracts/package.json packages/contracts/package.json
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/packages/metrics/package.json packages/metrics/package.json
COPY --from=build /app/packages/metrics/dist packages/metrics/dist
COPY --from=build /app/packages/registry/package.json packages/registry/package.json
COPY --from=build /app/packages/registry/dist packages/registry/dist
COPY --from=build /app/api/package.json api/package.json
COPY --from=build /app/api/dist api/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.API_PORT + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=50", "api/dist/main.js"]
