import { languages, sourceLanguage } from '@lens/contracts/languages';
import { addressIn, readAddress, writeAddress } from './address';

describe('Addresses of this site', () => {
  it.each([
    ['/', null, '/', undefined],
    ['/contact', null, '/contact', undefined],
    ['/es', 'es', '/', undefined],
    ['/es-MX/contact', 'es-MX', '/contact', undefined],
    ['/ES-mx/contact', 'es-MX', '/contact', '/es-MX/contact'],
    ['/AR', 'ar', '/', '/ar'],
    ['/en', null, '/', '/'],
    ['/en/contact', null, '/contact', '/contact'],
    ['/contact/', null, '/contact', '/contact'],
    ['/es/contact//', 'es', '/contact', '/es/contact'],
    ['/essays', null, '/essays', undefined],
    ['//elsewhere.example/', null, '/elsewhere.example', '/elsewhere.example'],
    ['/en//elsewhere.example', null, '/elsewhere.example', '/elsewhere.example'],
    ['/en/\\elsewhere.example', null, '/elsewhere.example', '/elsewhere.example'],
    ['/en-xa/contact', 'en-XA', '/contact', '/en-XA/contact'],
    ['/ar-XB', 'ar-XB', '/', undefined],
    ['/pt/contact', null, '/pt/contact', undefined],
  ])('reads %s', (address, prefix, path, redirect) => {
    expect(readAddress(address)).toEqual({ prefix, path, ...(redirect ? { redirect } : {}) });
  });

  it.each(languages.filter(({ code }) => code !== sourceLanguage).map(({ code }) => code))(
    'redirects other casings of %s to the code as we write it',
    (code) => {
      expect(readAddress(`/${code}/contact`)).toEqual({ prefix: code, path: '/contact' });
      for (const other of [code.toUpperCase(), code.toLowerCase()].filter((spelling) => spelling !== code))
        expect(readAddress(`/${other}/contact`)).toMatchObject({
          prefix: code,
          redirect: `/${code}/contact`,
        });
      expect(readAddress(addressIn(code, '/'))).toEqual({ prefix: code, path: '/' });
    },
  );

  it('writes what it read', () => {
    expect(writeAddress('ar', '/')).toBe('/ar');
    expect(writeAddress('es-MX', '/contact')).toBe('/es-MX/contact');
    expect(addressIn('en', '/contact')).toBe('/contact');
    expect(addressIn('ko', '/contact')).toBe('/ko/contact');
  });
});
