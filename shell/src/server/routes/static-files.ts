import { lstat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import { codeFile } from '../../page/page-state';
import { codeText } from '../registry/code-hashes';
import { isPlain } from '../registry/plain-path';
import { PublishedFiles } from '../registry/published-files';
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
const inVersion = /^\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

/** Development builds write what open pages swap into versions that are published already. */
const isListed = (files: Record<string, string>, file: string): boolean =>
  process.env['NODE_ENV'] === 'development' || Object.hasOwn(files, file);

/** Twins are found by their names alone; none is a link. */
async function hasPlainTwins(file: string): Promise<boolean> {
  const twins = await Promise.all(['.br', '.gz'].map((end) => lstat(`${file}${end}`).catch(() => null)));
  return twins.every((twin) => twin === null || twin.isFile());
}

/**
 * The registry, and version folders, which never change. Files are looked up at every request, because versions are
 * published while the shell runs. Only what was published is served: what the version's list of hashes names, and
 * nothing that a symbolic link leads to. Server bundles stay on the server.
 */
export function remoteFiles(remotesFolder: string, registry: RegistryWatch): Router {
  const router = Router();
  const published = new PublishedFiles(remotesFolder);
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
  router.get('/{*file}', async (request, response, next) => {
    if (!inVersion.test(request.path)) return next();
    const [, name = '', version = '', ...rest] = request.path.split('/');
    const file = rest.join('/');
    const hashes = rest[0] === 'server' ? null : await published.of(name, version);
    if (!hashes) return next();
    if (file === codeFile) {
      forEver(response);
      return response.type('json').send(codeText(hashes));
    }
    const place = path.join(name, version, file);
    const isServed =
      isListed(hashes, file) &&
      (await isPlain(remotesFolder, place)) &&
      (await hasPlainTwins(path.join(remotesFolder, place)));
    if (isServed) files(request, response, next);
    else next();
  });
  return router;
}
