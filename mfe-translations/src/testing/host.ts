import type { Host, HostRemote } from '@lens/platform/host';

const remote = (name: string, namespaces: string[]): HostRemote => ({
  name,
  version: '1.0.0',
  address: `/remotes/${name}/1.0.0/`,
  namespaces,
  languages: ['en'],
});

const entry = (remoteName: string, menu: Host['navigation'][number]['menu']): Host['navigation'][number] => ({
  id: remoteName,
  remote: remoteName,
  menu,
  order: 1,
  label: `${remoteName}:menu`,
  path: '/',
  children: [],
});

/** A composition of a remote for visitors and one for staff. */
export const host: Pick<Host, 'remotes' | 'navigation'> = {
  remotes: [remote('mfe-admin', ['mfe-admin']), remote('mfe-public', ['common', 'forms'])],
  navigation: [entry('mfe-admin', 'admin'), entry('mfe-public', 'header'), entry('mfe-public', 'footer')],
};
