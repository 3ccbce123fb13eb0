import { namedBy, readTexts, UnfitFile } from './read-file';

const namespaces = ['common', 'mfe-extra'];
const file = (text: string, name = 'common.es.json') => {
  const made = new File([text], name);
  // What every browser has and jsdom does not.
  return Object.assign(made, { text: async () => text });
};

test.each([
  ['common.es.json', { namespace: 'common', language: 'es' }],
  ['common.es-MX.json', { namespace: 'common', language: 'es-MX' }],
  ['mfe-extra.ko (2).json', { namespace: 'mfe-extra', language: 'ko' }],
  ['common.fr.json', null],
  ['nowhere.es.json', null],
  ['texts.json', null],
])('the name %s says which file it is, or nothing', (name, said) => {
  expect(namedBy(name, namespaces)).toEqual(said);
});

test('English is not imported', () => {
  expect(() => namedBy('common.en.json', namespaces)).toThrow(UnfitFile);
});

test('texts are read as they are nested', async () => {
  expect(await readTexts(file('{"hero":{"title":"x"}}'))).toEqual({ hero: { title: 'x' } });
});

test.each([
  ['{"hero"', 'It is no JSON.'],
  ['["x"]', /no texts by their keys/],
  ['"x"', /no texts by their keys/],
  ['null', /no texts by their keys/],
  [`{"a":"${'x'.repeat(600_000)}"}`, 'It weighs 586 KB, and a file of texts may weigh 512 KB at most.'],
])('what is none says so: %.10s', async (text, message) => {
  await expect(readTexts(file(text))).rejects.toThrow(message);
});
