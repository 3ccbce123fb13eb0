import { breadcrumbs, subfoldersOf } from './paths';

const folders = ['rooms', 'team', 'team/portraits', 'team/portraits/2026', 'teams'].map((path) => ({
  path,
  count: 1,
  revision: 1,
}));

test('the subfolders are one level below, without folders of a similar name', () => {
  const names = (open: string) => subfoldersOf(folders, open).map(({ name }) => name);
  expect(names('')).toEqual(['rooms', 'team', 'teams']);
  expect(names('team')).toEqual(['portraits']);
  expect(names('team/portraits/2026')).toEqual([]);
});

test('the path to a folder begins at all pictures', () => {
  expect(breadcrumbs('team/portraits').map(({ path, name }) => [path, name])).toEqual([
    ['', 'All pictures'],
    ['team', 'team'],
    ['team/portraits', 'portraits'],
  ]);
});
