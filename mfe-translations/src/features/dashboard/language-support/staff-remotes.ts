import type { HostNavigation } from '@lens/platform/host';

/** Remotes with menu entries in the back office only. They are in English only, and need no translation. */
export function findStaffRemotes(navigation: Pick<HostNavigation, 'remote' | 'menu'>[]): Set<string> {
  const publicRemotes = new Set(
    navigation.filter(({ menu }) => menu !== 'admin').map(({ remote }) => remote),
  );
  return new Set(navigation.map(({ remote }) => remote).filter((remote) => !publicRemotes.has(remote)));
}
