# The shell. It reads remotes from /remotes, into which the remotes image publishes them, and stores the last known
# settings of the practice in /data; the rest of its file system may be read-only.
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
RUN npx nx run-many --target=build --projects=@lens/shell --outputStyle=static

FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=peer --workspace=@lens/shell

FROM node:22.21.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data REMOTES_DIR=/remotes
WORKDIR /app
# New volumes get the owner of these folders.
RUN install -d -o node -g node /data /remotes /site-state
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/shell/package.json shell/package.json
COPY --from=build /app/shell/dist shell/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=50", "shell/dist/server/main.cjs"]
