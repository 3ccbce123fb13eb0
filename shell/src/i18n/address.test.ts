import { addressIn, readAddress, writeAddress } from './address';

describe('Own addresses', () => {
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
    ['/pt/contact', null, '/pt/contact', undefined],
  ])('reads %s', (address, prefix, path, redirect) => {
    expect(readAddress(address)).toEqual({ prefix, path, ...(redirect ? { redirect } : {}) });
  });

  it('writes what it read', () => {
    expect(writeAddress('ar', '/')).toBe('/ar');
    expect(writeAddress('es-MX', '/contact')).toBe('/es-MX/contact');
    expect(addressIn('en', '/contact')).toBe('/contact');
    expect(addressIn('ko', '/contact')).toBe('/ko/contact');
  });
});
