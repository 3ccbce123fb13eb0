import { rememberAddress, lastAddress } from './last-address';

const [texts, files] = ['/admin/translations/texts', '/admin/translations/files'];

beforeEach(() => sessionStorage.clear());

test('the link to a screen leads to its last address, with the filters', () => {
  expect(lastAddress(texts)).toBe(texts);
  rememberAddress(texts, '?language=ko&state=stale&page=2');
  expect(lastAddress(texts)).toBe(`${texts}?language=ko&state=stale&page=2`);
  expect(lastAddress('/admin/translations/publishing')).toBe('/admin/translations/publishing');
});

test('a language chosen on one screen is used on the other', () => {
  rememberAddress(texts, '?language=ko&state=stale&page=2&text=common%2Fhero.title');
  expect(lastAddress(files)).toBe(`${files}?language=ko`);
  rememberAddress(files, '?language=ar&namespace=medical');
  expect(lastAddress(texts)).toBe(`${texts}?language=ar&state=stale`);
});
