import type { Host } from '@lens/platform/host';

export interface Namespace {
  name: string;
  owner: string;
  /** The back office speaks English only, so its own texts need no translation. */
  englishOnly: boolean;
}

/** Every namespace of the composition at hand, the shell's own first. */
export function namespacesOf({ remotes, navigation }: Pick<Host, 'remotes' | 'navigation'>): Namespace[] {
  const servesStaffOnly = (remote: string) => {
    const menus = navigation.filter((entry) => entry.remote === remote).map(({ menu }) => menu);
    return menus.length > 0 && menus.every((menu) => menu === 'admin');
  };
  const ofRemotes = remotes.flatMap(({ name: owner, namespaces }) =>
    namespaces.map((name) => ({ name, owner, englishOnly: servesStaffOnly(owner) })),
  );
  const shell: Namespace = { name: 'navigation', owner: 'shell', englishOnly: false };
  return [shell, ...ofRemotes].sort((one, other) => Number(one.englishOnly) - Number(other.englishOnly));
}
