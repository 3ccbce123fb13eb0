import path from 'node:path';
import { resolveFolders } from '@lens/contracts/deployment';
import type { GateOptions } from './gate.ts';
import { stages, type Stage } from './verdict.ts';

function readStages(text: string): Stage[] {
  const names = text === '' ? [] : text.split(',');
  const optional: readonly string[] = stages.slice(1);
  const unknown = names.find((name) => !optional.includes(name));
  if (unknown !== undefined) throw new Error(`--without takes ${optional.join(' and ')}, not "${unknown}".`);
  return names as Stage[];
}

/** @param repository the base of relative folders */
export function gateOptions(
  repository: string,
  { api, without = '' }: { api?: string | undefined; without?: string | undefined },
): GateOptions {
  const resolve = (folder: string) => path.resolve(repository, folder);
  return {
    verdictsFolder: path.join(resolveFolders(process.env, resolve).dataFolder, 'verdicts'),
    shellFolder: resolve(process.env['SHELL_DIST'] || path.join('shell', 'dist')),
    api,
    without: readStages(without),
  };
}
