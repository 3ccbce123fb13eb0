/** @jest-environment node */
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import { readAddress } from '../page/address';
import { addressWhileSwitchedOff } from './language-of-request';

const statesWithout = (...codes: LanguageCode[]) => ({
  ...everyLanguageOffered,
  ...Object.fromEntries(codes.map((code) => [code, { offered: false }])),
});

describe('Language of a request', () => {
  it.each([
    ['/ko/contact', '/contact'],
    ['/ko', '/'],
    ['/es-MX/blog/what-smile-is', '/es/blog/what-smile-is'],
    ['/es/contact', null],
    ['/contact', null],
    ['/', null],
    ['/ar-XB/contact', null],
  ])('redirects %s to %s while Korean and Mexican Spanish are switched off', (address, substitute) => {
    expect(addressWhileSwitchedOff(readAddress(address), statesWithout('ko', 'es-MX'))).toBe(substitute);
  });

  it('redirects both kinds of Spanish to English while Spanish is switched off', () => {
    for (const address of ['/es/contact', '/es-MX/contact'])
      expect(addressWhileSwitchedOff(readAddress(address), statesWithout('es'))).toBe('/contact');
  });

  it('redirects nothing while all languages are offered', () => {
    for (const { code } of languages)
      expect(addressWhileSwitchedOff(readAddress(`/${code}/contact`), everyLanguageOffered)).toBeNull();
  });
});
