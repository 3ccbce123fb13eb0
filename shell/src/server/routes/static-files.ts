import { lstat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import { codeFile } from '../../page/page-state';
import { codeText } from '../registry/code-hashes';
import { isPlainFile } from '../registry/plain-file';
import { UnchangedFiles } from '../registry/unchanged-files';
import type { CurrentRegistry } from '../registry/current-registry';
import type { ShellBuild } from '../render/shell-build';

const yearSeconds = 365 * 24 * 60 * 60;

/** The files of the shell's build: those with a hash in their names are cached for a year, others for an hour. */
export function shellFiles(distFolder: string, { fontList }: ShellBuild): Router {
  const router = Router();
  router.get(fontList.address, (_request, response) => {
    setImmutable(response);
    response.type('json').send(fontList.text);
  });
  router.use(
    '/shell',
    sirv(path.join(distFolder, 'client'), { brotli: true, gzip: true, immutable: true, maxAge: yearSeconds }),
  );
  router.use(
    '/static',
    sirv(path.join(distFolder, 'static'), { brotli: true, gzip: true, maxAge: 3600, etag: true }),
  );
  return router;
}

function setImmutable(response: ServerResponse): void {
  response.setHeader('cache-control', `public, max-age=${yearSeconds}, immutable`);
  response.setHeader('access-control-allow-origin', '*');
}

/** `/<remote>/<version>/<file>`, without hidden files and parent folders. */
const versionFile = /^\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

/** Development builds add files to versions that are already published, and replace some. */
const isDevelopment = (): boolean => process.env['NODE_ENV'] === 'development';

/** Whether none of a file's compressed variants, which sirv finds by their names, is a symbolic link. */
async function hasPlainVariants(file: string): Promise<boolean> {
  const variants = await Promise.all(
    ['.br', '.gz'].map((extension) => lstat(`${file}${extension}`).catch(() => null)),
  );
  return variants.every((variant) => variant === null || variant.isFile());
}

/**
 * The registry and the version folders. Files are looked up at every request, because versions are published while the
 * shell runs. Only files in a list of hashes that a team signed are served, no symbolic links, and no server bundles.
 */
export function remoteFiles(remotesFolder: string, registry: CurrentRegistry): Router {
  const router = Router();
  const unchanged = new UnchangedFiles();
  const files = sirv(remotesFolder, {
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: setImmutable,
  });
  router.get('/registry.json', async (_request, response) => {
    const { registry: current } = await registry.current();
    response.set('cache-control', 'no-cache').json(current);
  });
  router.get('/{*file}', async (request, response, next) => {
    if (!versionFile.test(request.path)) return next();
    const [, name = '', version = '', ...rest] = request.path.split('/');
    const file = rest.join('/');
    const hashes = rest[0] === 'server' ? null : await registry.hashesOf(name, version);
    if (!hashes) return next();
    if (file === codeFile) {
      setImmutable(response);
      return response.type('json').send(codeText(hashes));
    }
    const relativePath = path.join(name, version, file);
    const isServed =
      (isDevelopment() || Object.hasOwn(hashes, file)) &&
      (await isPlainFile(remotesFolder, relativePath)) &&
      (await hasPlainVariants(path.join(remotesFolder, relativePath))) &&
      (isDevelopment() || (await unchanged.has(path.join(remotesFolder, name, version), file, hashes)));
    if (isServed) files(request, response, next);
    else next();
  });
  return router;
}
