import { fakeFiles } from '../../../testing/fake-files';
import { listings } from '../../../testing/site-files';
import { readSiteFiles, toMatrix } from './read-matrix';

const read = async () =>
  toMatrix(await readSiteFiles(new Set(['mfe-admin']), new AbortController().signal), []);
let restore = () => {};
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  restore();
  log.mockRestore();
});

const files = {
  ...listings,
  '/locales/en/navigation.json': { home: 'Home', menu: 'Menu' },
  '/locales/es/navigation.json': { home: 'Inicio', menu: 'Menú' },
  '/locales/ar/navigation.json': '<html>',
  '/locales/en/common.json': { title: 'Title' },
  '/locales/es/common.json': { title: 'Título' },
  '/locales/en/forms.json': { name: 'Name' },
  '/locales/ar/forms.json': { name: 'الاسم' },
  '/locales/en/mfe-admin.json': { menu: 'Dashboard' },
};

test('only files that exist are requested, past every cache', async () => {
  const served = fakeFiles(files);
  restore = served.restore;
  await read();
  expect([...served.requested].sort()).toEqual(Object.keys(files).sort());
  expect([...served.cacheModes]).toEqual(['no-store']);
});

test('each language is compared with English, file by file', async () => {
  restore = fakeFiles(files).restore;
  const { rows } = await read();
  expect(rows).toHaveLength(11);
  const row = (code: string) => rows.find(({ language }) => language.code === code);
  expect(row('en')?.overall).toEqual({
    state: 'complete',
    translated: 5,
    fallback: 0,
    chosenEnglish: 0,
    total: 5,
  });
  expect(row('es')?.files).toEqual({
    navigation: { state: 'complete', translated: 2, fallback: 0, chosenEnglish: 0, total: 2 },
    common: { state: 'complete', translated: 1, fallback: 0, chosenEnglish: 0, total: 1 },
    forms: { state: 'missing', total: 1 },
    'mfe-admin': { state: 'not-needed' },
  });
  expect(row('es')?.overall).toEqual({
    state: 'partial',
    translated: 3,
    fallback: 0,
    chosenEnglish: 0,
    total: 4,
  });
  expect(row('ar')?.files['navigation']).toEqual({ state: 'unreadable' });
  expect(row('ar')?.overall).toEqual({ state: 'unreadable' });
  expect(row('ko')?.overall).toEqual({ state: 'missing', total: 4 });
  expect(log).toHaveBeenCalledTimes(1);
});
