import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import type { RegistryEntry } from '@lens/contracts/registry';
import { codeFile } from '../../composition/page-state';
import { codeText } from '../registry/code-hashes';
import type { RegistryWatch } from '../registry/registry-watch';
import type { ShellBuild } from '../render/shell-build';

const year = 365 * 24 * 60 * 60;

/** What the build of the shell left: hashed scripts and styles for ever, the rest for an hour. */
export function shellFiles(distFolder: string, { facesList }: ShellBuild): Router {
  const router = Router();
  router.get(facesList.address, (_request, response) => {
    forEver(response);
    response.type('json').send(facesList.text);
  });
  router.use(
    '/shell',
    sirv(path.join(distFolder, 'client'), { brotli: true, gzip: true, immutable: true, maxAge: year }),
  );
  router.use(
    '/static',
    sirv(path.join(distFolder, 'static'), { brotli: true, gzip: true, maxAge: 3600, etag: true }),
  );
  return router;
}

function forEver(response: ServerResponse): void {
  response.setHeader('cache-control', `public, max-age=${year}, immutable`);
  response.setHeader('access-control-allow-origin', '*');
}

/** `/<remote>/<version>/<file>`, nothing hidden and nothing that steps out. */
const published = /^\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

/**
 * The registry, and version folders, which never change. Files are looked up at every request, because versions are
 * published while the shell runs. Server bundles stay on the server.
 */
export function remoteFiles(remotesFolder: string, registry: RegistryWatch): Router {
  const router = Router();
  const files = sirv(remotesFolder, {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: forEver,
  });
  router.get('/registry.json', async (_request, response) => {
    const { registry: current } = await registry.current();
    response.set('cache-control', 'no-cache').json(current);
  });
  router.get(
    `/:name/:version/${codeFile}`,
    async ({ params: { name, version }, path: asked }, response, next) => {
      if (!published.test(asked)) return next();
      const hashes = await readFile(path.join(remotesFolder, name, version, 'hashes.json'), 'utf8').catch(
        () => null,
      );
      if (hashes === null) return next();
      forEver(response);
      response.type('json').send(codeText(JSON.parse(hashes) as RegistryEntry['files']));
    },
  );
  router.get('/{*file}', (request, response, next) => {
    const inside = published.test(request.path) && request.path.split('/')[3] !== 'server';
    if (inside) files(request, response, next);
    else next();
  });
  return router;
}
