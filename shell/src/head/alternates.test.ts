/** @jest-environment node */
import { languages } from '@lens/contracts/languages';
import { alternateLinks } from './alternates';

const publicUrl = new URL('https://practice.example');

describe('Alternate links', () => {
  it('name the address of every language of the page, and that of English as the default', () => {
    const codes = languages.map(({ code }) => code);
    const links = alternateLinks('/contact', codes, publicUrl);
    expect(links).toHaveLength(12);
    for (const code of codes) {
      const path = code === 'en' ? '/contact' : `/${code}/contact`;
      expect(links).toContainEqual({ lng: code, href: `https://practice.example${path}` });
    }
    expect(links.at(-1)).toEqual({ lng: 'x-default', href: 'https://practice.example/contact' });
  });

  it('name the home page without a slash after the language', () => {
    const hrefs = alternateLinks('/', ['en', 'he'], publicUrl).map(({ href }) => href);
    expect(hrefs).toEqual([
      'https://practice.example/',
      'https://practice.example/he',
      'https://practice.example/',
    ]);
  });

  it('are none for a page in one language', () => {
    expect(alternateLinks('/', ['en'], publicUrl)).toEqual([]);
  });
});
