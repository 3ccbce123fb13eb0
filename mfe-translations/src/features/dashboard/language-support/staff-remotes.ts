import type { HostNavigation } from '@lens/platform/host';

/** Remotes whose every menu entry stands in the back office: they speak English only, and need no translation. */
export function staffRemotes(navigation: Pick<HostNavigation, 'remote' | 'menu'>[]): Set<string> {
  const facingVisitors = new Set(
    navigation.filter(({ menu }) => menu !== 'admin').map(({ remote }) => remote),
  );
  return new Set(navigation.map(({ remote }) => remote).filter((remote) => !facingVisitors.has(remote)));
}
