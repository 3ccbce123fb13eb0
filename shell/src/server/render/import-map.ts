import { browserFilesOf } from '@lens/contracts/registry';
import type { ServedRemote } from '../registry/snapshot';
import { escapeJson } from './document';

/**
 * An import map with the hashes of all ES modules of the page's remotes, also of those that modules import. It maps no
 * names. Null if all remotes consist of classic scripts.
 */
export function importMapOf(remotes: ServedRemote[]): string | null {
  const integrity = remotes
    .filter(({ manifest }) => manifest.entryType === 'module')
    .flatMap(({ address, files }) =>
      Object.entries(browserFilesOf(files))
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, value]) => [`${address}${file}`, value]),
    );
  return integrity.length === 0 ? null : escapeJson({ integrity: Object.fromEntries(integrity) });
}
