import { codeOf } from '@lens/contracts/registry';
import type { ServedRemote } from '../registry/snapshot';
import { escapeJson } from './document';

/**
 * The import map that gives a browser the integrity value of every ES module of the page's remotes, also of those that
 * modules import by themselves. It maps no names. Null where every remote is made of classic scripts.
 */
export function importMapOf(remotes: ServedRemote[]): string | null {
  const integrity = remotes
    .filter(({ manifest }) => manifest.entryType === 'module')
    .flatMap(({ address, files }) =>
      Object.entries(codeOf(files))
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, value]) => [`${address}${file}`, value]),
    );
  return integrity.length === 0 ? null : escapeJson({ integrity: Object.fromEntries(integrity) });
}
