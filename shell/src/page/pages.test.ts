import type { LanguageCode } from '@lens/contracts/languages';
import { languagesOfPage, remotesOn, servedLanguage } from './pages';
import type { ComposedRemote } from './page-state';

const offered: LanguageCode[] = ['en', 'es', 'es-MX'];
const page = (surface: 'public' | 'admin', languages: LanguageCode[]) => ({ surface, languages });

describe('Languages of a page', () => {
  it('are the offered ones in which it is complete', () => {
    expect(languagesOfPage(page('public', ['en', 'es', 'ko']), offered)).toEqual(['en', 'es']);
  });

  it('are all offered ones where there is no page, and English in the back office', () => {
    expect(languagesOfPage(undefined, offered)).toEqual(offered);
    expect(languagesOfPage(page('admin', ['en', 'es']), offered)).toEqual(['en']);
  });

  it('include English for whoever requests a language that the page does not have', () => {
    const available = languagesOfPage(page('public', ['en', 'es']), offered);
    expect(servedLanguage('es', available)).toBe('es');
    expect(servedLanguage('es-MX', available)).toBe('en');
    expect(servedLanguage('ko', available)).toBe('en');
  });
});

describe('Remotes of a surface', () => {
  it('are those with a page on it', () => {
    const remote = (...routes: object[]) => ({ manifest: { routes } }) as unknown as ComposedRemote;
    const [site, office] = [remote(page('public', [])), remote(page('admin', []))];
    const both = remote(page('admin', []), page('public', []));
    expect(remotesOn([site, office, both], 'public')).toEqual([site, both]);
    expect(remotesOn([site, office, both], 'admin')).toEqual([office, both]);
  });
});
