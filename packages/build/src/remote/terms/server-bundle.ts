import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { PageModule } from '@lens/contracts/page';
import * as Host from '@lens/platform/host';
import * as I18n from '@lens/platform/i18n';
import * as Router from '@lens/platform/router';
import * as Session from '@lens/platform/session';

const ownRequire = createRequire(import.meta.url);

/** What a shell provides; React comes from where these have it, so that there is one. */
const provided: Record<string, unknown> = {
  '@lens/platform/host': Host,
  '@lens/platform/i18n': I18n,
  '@lens/platform/router': Router,
  '@lens/platform/session': Session,
};

type Modules = Record<string, () => Promise<PageModule>>;

/** The modules of a remote's bundle for servers, in a shell's place. */
export async function serverModules(filename: string): Promise<Modules> {
  const run = compileFunction(await readFile(filename, 'utf8'), ['exports', 'require', 'module'], {
    filename,
  });
  const module: { exports: { modules?: Modules } } = { exports: {} };
  run(module.exports, (request: string) => provided[request] ?? (ownRequire(request) as unknown), module);
  return module.exports.modules ?? {};
}
