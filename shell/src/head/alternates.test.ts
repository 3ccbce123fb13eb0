/** @jest-environment node */
import { languages } from '@lens/contracts/languages';
import { alternatesOf } from './alternates';

const publicUrl = new URL('https://practice.example');

describe('Alternatives', () => {
  it('name every language of the page under its own address, and English for everybody else', () => {
    const codes = languages.map(({ code }) => code);
    const found = alternatesOf('/contact', codes, publicUrl);
    expect(found).toHaveLength(12);
    for (const code of codes) {
      const path = code === 'en' ? '/contact' : `/${code}/contact`;
      expect(found).toContainEqual({ lng: code, href: `https://practice.example${path}` });
    }
    expect(found.at(-1)).toEqual({ lng: 'x-default', href: 'https://practice.example/contact' });
  });

  it('name the home page without a slash after the language', () => {
    const hrefs = alternatesOf('/', ['en', 'he'], publicUrl).map(({ href }) => href);
    expect(hrefs).toEqual([
      'https://practice.example/',
      'https://practice.example/he',
      'https://practice.example/',
    ]);
  });

  it('are none for a page in one language', () => {
    expect(alternatesOf('/', ['en'], publicUrl)).toEqual([]);
  });
});
