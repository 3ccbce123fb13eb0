import { buildFile } from '../testing/build-file';
import { UnusableFileError } from '../read-text';
import { parseFileName, readContent } from './read-file';

const namespaces = ['common', 'mfe-extra'];
const file = (content: string | Uint8Array, name = 'common.es.json') => buildFile(content, name);

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

test('UTF-16 is read like UTF-8', async () => {
  const utf16 = Buffer.from('\ufeff{"hero":"눈"}', 'utf16le');
  const expected = { format: 'json', texts: { hero: '눈' } };
  expect(await readContent(file(new Uint8Array(utf16)))).toEqual(expected);
  expect(await readContent(file(new Uint8Array(utf16.swap16())))).toEqual(expected);
});

test('a file in another encoding says how to save it', async () => {
  const latin = new Uint8Array(Buffer.from('{"hero": "Cirugía"}', 'latin1'));
  await expect(readContent(file(latin))).rejects.toThrow('Save it as UTF-8');
  const withoutMark = new Uint8Array(Buffer.from('{"hero"', 'utf16le'));
  await expect(readContent(file(withoutMark))).rejects.toThrow('Save it as UTF-8');
});
