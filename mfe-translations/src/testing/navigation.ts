import type { Host } from '@lens/platform/host';

type Entry = Host['navigation'][number];

const entry = (remote: string, menu: Entry['menu']): Entry => ({
  id: remote,
  remote,
  menu,
  order: 1,
  label: `${remote}:menu`,
  path: '/',
  children: [],
});

/** The menus of a remote for staff and of one for both. */
export const navigation = [
  entry('mfe-admin', 'admin'),
  entry('mfe-mixed', 'admin'),
  entry('mfe-mixed', 'header'),
];
