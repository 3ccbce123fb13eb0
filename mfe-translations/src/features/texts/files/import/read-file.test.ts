import { parseFileName, readContent, UnusableFileError } from './read-file';

const namespaces = ['common', 'mfe-extra'];
const file = (text: string, name = 'common.es.json') => {
  const result = new File([text], name);
  // jsdom has no File.text.
  return Object.assign(result, { text: async () => text });
};

test.each([
  ['common.es.json', { namespace: 'common', language: 'es' }],
  ['common.es-MX.json', { namespace: 'common', language: 'es-MX' }],
  ['mfe-extra.ko (2).json', { namespace: 'mfe-extra', language: 'ko' }],
  ['common.es.xlf', { namespace: 'common', language: 'es' }],
  ['common.pt-BR (1).XLIFF', { namespace: 'common', language: 'pt-BR' }],
  ['common.fr.json', null],
  ['nowhere.es.json', null],
  ['texts.json', null],
])('the file name %s is parsed', (name, expected) => {
  expect(parseFileName(name, namespaces)).toEqual(expected);
});

test('English is not imported', () => {
  expect(() => parseFileName('common.en.json', namespaces)).toThrow(UnusableFileError);
});

test('nested texts are read', async () => {
  expect(await readContent(file('{"hero":{"title":"x"}}'))).toEqual({
    format: 'json',
    texts: { hero: { title: 'x' } },
  });
});

test.each([
  ['by its name', 'no XML at all', 'common.es.xlf'],
  ['by its first character', ' <?xml version="1.0"?><xliff/>', 'common.es.txt'],
  ['even above the limit for JSON', `<xliff>${'x'.repeat(600_000)}</xliff>`, 'common.es.xlf'],
])('XLIFF is recognized %s, and left unchanged', async (_how, document, name) => {
  expect(await readContent(file(document, name))).toEqual({ format: 'xlf', document });
});

test('XLIFF above the limit of the API is refused', async () => {
  const largeFile = file('x'.repeat(2_200_000), 'common.es.xlf');
  await expect(readContent(largeFile)).rejects.toThrow('It is 2,149 KB, and at most 2,048 KB is allowed');
});

test.each([
  ['{"hero"', 'It is neither JSON nor XLIFF.'],
  ['["x"]', /no texts with keys/],
  ['"x"', /no texts with keys/],
  ['null', /no texts with keys/],
  [`{"a":"${'x'.repeat(600_000)}"}`, 'It is 586 KB, and at most 512 KB is allowed.'],
])('any other file is refused with the reason: %.10s', async (text, message) => {
  await expect(readContent(file(text))).rejects.toThrow(message);
});

test('a file that is not saved as UTF-8 says how to save it', async () => {
  await expect(readContent(file('{"hero": "Cirug\ufffda"}'))).rejects.toThrow('Save it as UTF-8');
  await expect(readContent(file('\ufffd\ufffd{\0"\0'))).rejects.toThrow('Save it as UTF-8');
  await expect(readContent(file('{\0"\0h\0'))).rejects.toThrow('Save it as UTF-8');
});
