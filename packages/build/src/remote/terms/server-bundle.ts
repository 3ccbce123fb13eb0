import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import type { PageModule } from '@lens/contracts/page';
import * as Host from '@lens/platform/host';
import * as I18n from '@lens/platform/i18n';
import * as Router from '@lens/platform/router';
import * as Session from '@lens/platform/session';

const require = createRequire(import.meta.url);

/** The modules that a shell provides. React comes from this package, as it does for them, so that there is only one. */
const providedModules: Record<string, unknown> = {
  '@lens/platform/host': Host,
  '@lens/platform/i18n': I18n,
  '@lens/platform/router': Router,
  '@lens/platform/session': Session,
};

type Modules = Record<string, () => Promise<PageModule>>;

/** Loads the modules of a remote's server bundle, as the shell would. */
export async function loadServerModules(filename: string): Promise<Modules> {
  const run = compileFunction(await readFile(filename, 'utf8'), ['exports', 'require', 'module'], {
    filename,
  });
  const module: { exports: { modules?: Modules } } = { exports: {} };
  run(module.exports, (request: string) => providedModules[request] ?? (require(request) as unknown), module);
  return module.exports.modules ?? {};
}
