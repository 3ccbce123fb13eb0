import type { LanguageCode } from '@lens/contracts/languages';
import { languagesOfPage, remotesOn, servedLanguage } from './pages';
import type { ComposedRemote } from './page-state';

const offered: LanguageCode[] = ['en', 'es', 'es-MX'];
const page = (surface: 'public' | 'admin', languages: LanguageCode[]) => ({ surface, languages });

describe('Languages of a page', () => {
  it('are those on offer in which it is whole', () => {
    expect(languagesOfPage(page('public', ['en', 'es', 'ko']), offered)).toEqual(['en', 'es']);
  });

  it('are all on offer where there is no page, and English in the back office', () => {
    expect(languagesOfPage(undefined, offered)).toEqual(offered);
    expect(languagesOfPage(page('admin', ['en', 'es']), offered)).toEqual(['en']);
  });

  it('serve a page in a language whole or not at all', () => {
    const spoken = languagesOfPage(page('public', ['en', 'es']), offered);
    expect(servedLanguage('es', spoken)).toBe('es');
    expect(servedLanguage('es-MX', spoken)).toBe('en');
    expect(servedLanguage('ko', spoken)).toBe('en');
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
