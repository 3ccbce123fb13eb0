/** @jest-environment node */
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { readAddress } from '../page/address';
import { addressInstead } from './language-of-request';

const without = (...codes: LanguageCode[]) => ({
  ...unreviewedLanguages,
  ...Object.fromEntries(codes.map((code) => [code, { offered: false, reviewed: null }])),
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
  ])('leads %s to %s while Korean and Mexican Spanish are switched off', (address, instead) => {
    expect(addressInstead(readAddress(address), without('ko', 'es-MX'))).toBe(instead);
  });

  it('leads both kinds of Spanish to English while Spanish is switched off', () => {
    for (const address of ['/es/contact', '/es-MX/contact'])
      expect(addressInstead(readAddress(address), without('es'))).toBe('/contact');
  });

  it('leads nobody anywhere while everything is on', () => {
    for (const { code } of languages)
      expect(addressInstead(readAddress(`/${code}/contact`), unreviewedLanguages)).toBeNull();
  });
});
