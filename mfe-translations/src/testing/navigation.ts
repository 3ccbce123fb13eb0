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

/** The menu entries of a remote for staff only, and of one for staff and visitors. */
export const navigation = [
  entry('mfe-admin', 'admin'),
  entry('mfe-mixed', 'admin'),
  entry('mfe-mixed', 'header'),
];
