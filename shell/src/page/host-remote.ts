import type { HostRemote } from '@lens/platform/host';
import type { ComposedRemote } from './page-state';

/** A remote as other remotes may know it. */
export const hostRemote = ({ manifest, address }: ComposedRemote): HostRemote => ({
  name: manifest.name,
  version: manifest.version,
  address,
  namespaces: manifest.namespaces,
  languages: manifest.languages,
});
