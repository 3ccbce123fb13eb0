import type { HostRemote } from '@lens/platform/host';
import type { ComposedRemote } from './page-state';

/** The part of a remote that other remotes may know. */
export const hostRemote = ({ manifest, address }: ComposedRemote): HostRemote => ({
  name: manifest.name,
  version: manifest.version,
  address,
  namespaces: manifest.namespaces,
  languages: manifest.languages,
});
