# The builds of the remotes, and the command that publishes them into the volume that the shell reads. It runs once and
# exits. Node strips the types of its few files, so that the image needs neither webpack nor a compiler.
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
RUN npx nx run-many --target=build --projects=@lens/mfe-* --outputStyle=static

FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=peer --workspace=@lens/registry

FROM node:22.21.1-bookworm-slim
ENV NODE_ENV=production REMOTES_DIR=/remotes KEYS_DIR=/keys
WORKDIR /app
RUN install -d -o node -g node /remotes
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/packages/contracts/package.json packages/contracts/package.json
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/packages/build/package.json packages/build/package.json
COPY --from=build /app/packages/build/src/operate.ts packages/build/src/operate.ts
COPY --from=build /app/packages/build/src/registry packages/build/src/registry
COPY --from=build /app/packages/build/src/signing packages/build/src/signing
COPY --from=build /app/packages/build/src/files packages/build/src/files
COPY --from=build /app/packages/build/src/bucket packages/build/src/bucket
COPY --from=build /app/mfe-public/dist builds/mfe-public
COPY --from=build /app/mfe-admin/dist builds/mfe-admin
COPY --from=build /app/mfe-translations/dist builds/mfe-translations
USER node
ENTRYPOINT ["node", "packages/build/src/operate.ts"]
CMD ["publish", "builds/mfe-public", "builds/mfe-admin", "builds/mfe-translations"]
