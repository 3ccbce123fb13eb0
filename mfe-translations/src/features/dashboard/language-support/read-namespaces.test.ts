import { fakeFiles } from '../../../testing/fake-files';
import { listings } from '../../../testing/site-files';
import { readNamespaces } from './read-namespaces';

const read = () => readNamespaces(new Set(['mfe-admin']), new AbortController().signal);
let restore = () => {};
afterEach(() => restore());

test('the registry says who owns a namespace; those of the back office come last', async () => {
  restore = fakeFiles(listings).restore;
  expect(await read()).toEqual([
    { name: 'navigation', owner: 'shell', englishOnly: false, languages: ['en', 'es', 'pt', 'ar'] },
    { name: 'common', owner: 'mfe-public', englishOnly: false, languages: ['en', 'es'] },
    { name: 'forms', owner: 'mfe-public', englishOnly: false, languages: ['en', 'ar'] },
    { name: 'mfe-admin', owner: 'mfe-admin', englishOnly: true, languages: ['en', 'es'] },
  ]);
});

test.each([
  ['an absent index', { '/locales/index.json': undefined }, /index.json answered 404/],
  ['an index of something else', { '/locales/index.json': { navigation: 'en' } }, /languages by namespace/],
  ['an absent registry', { '/remotes/registry.json': undefined }, /registry.json answered 404/],
  ['a registry that is no JSON', { '/remotes/registry.json': '<html>' }, /registry.json is not JSON/],
  ['a registry of something else', { '/remotes/registry.json': { remotes: [1] } }, /files by remote/],
])('%s is an error', async (_case, served, message) => {
  restore = fakeFiles({ ...listings, ...served }).restore;
  await expect(read()).rejects.toThrow(message);
});
