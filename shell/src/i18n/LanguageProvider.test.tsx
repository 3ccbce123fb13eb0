import '../layout/testing/browser';
import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { HostProvider } from '@lens/platform/host';
import { navigationFile } from '../layout/testing/navigation-file';
import { settings } from '../layout/testing/settings';
import { createTranslation } from './instance';
import { LanguageProvider } from './LanguageProvider';
import { useLanguage } from './language-choice';

type Load = (lng: LanguageCode, path: string, onStall?: () => void) => Promise<void>;

const offered: LanguageCode[] = languages.map(({ code }) => code);
const report = jest.fn();
const page = {} as { go: ReturnType<typeof useNavigate>; choose: (code: LanguageCode) => void };

function Page() {
  const go = useNavigate();
  const { t } = useTranslation('navigation');
  const { current, choose } = useLanguage();
  useEffect(() => void Object.assign(page, { go, choose }));
  return <h1>{`${current} ${t('skip')}`}</h1>;
}

/** A page that was sent in a language, in a site whose page /half speaks English only. */
function open(
  address: string,
  lng: LanguageCode,
  load: Load = () => Promise.resolve(),
  complete?: (lng: LanguageCode, path: string) => Promise<boolean>,
) {
  const loadCopy = jest.fn(load);
  const i18n = createTranslation({ lng, copy: {}, settings });
  for (const code of offered)
    i18n.addResourceBundle(code, 'navigation', { ...navigationFile(code), skip: `(${code})` });
  const path = address.replace(/^\/(es|ko|ar|he)/, '') || '/';
  const sent = { path, lng, rendered: true, markup: null, held: null, taken: Promise.resolve() };
  const host = { settings, publicUrl: 'https://practice.test', navigation: [], remotes: [], report };
  const speaks = (code: LanguageCode, at: string) => code === 'en' || at !== '/half';
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={i18n}>
        <HostProvider host={host}>
          <LanguageProvider
            i18n={i18n}
            remotes={[]}
            offered={offered}
            surface="public"
            sent={sent}
            fontSheetOf={(code) =>
              Promise.resolve({ ar: '/shell/arabic.css', he: '/shell/hebrew.css' }[code as string])
            }
            speaks={speaks}
            loadCopy={loadCopy}
            complete={complete}
          >
            <Page />
          </LanguageProvider>
        </HostProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return { loadCopy };
}

const shown = () => screen.getByRole('heading').textContent;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const document_ = () => [document.documentElement.lang, document.documentElement.dir];

/** A load that waits until it is told how it ends. */
function waiting() {
  const ends = new Map<string, { arrive: () => void; fail: () => void; stall?: () => void }>();
  const load: Load = (lng, _path, onStall) =>
    lng === 'en'
      ? Promise.resolve()
      : new Promise((resolve, reject) =>
          ends.set(lng, { arrive: resolve, fail: () => reject(new Error('gone')), stall: onStall }),
        );
  return { load, ends };
}

let log: jest.SpyInstance;
beforeEach(() => {
  document.cookie = 'i18next=; max-age=0';
  localStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.lang = 'none';
});
afterEach(() => jest.restoreAllMocks());

describe('Language of an open page', () => {
  it('stays as it was sent, and loads nothing', async () => {
    const { loadCopy } = open('/es', 'es');
    await settled();
    expect([shown(), loadCopy.mock.calls]).toEqual(['es (es)', []]);
  });

  it('changes with a choice: texts, document, fonts', async () => {
    document.cookie = 'i18next=en';
    open('/', 'en');
    const link = () => document.getElementById('lens-script-font')?.getAttribute('href') ?? null;
    for (const [code, dir, sheet] of [
      ['ar', 'rtl', '/shell/arabic.css'],
      ['he', 'rtl', '/shell/hebrew.css'],
      ['ko', 'ltr', null],
      ['ar', 'rtl', '/shell/arabic.css'],
      ['en', 'ltr', null],
    ] as const) {
      act(() => page.choose(code));
      await settled();
      expect([shown(), ...document_(), link()]).toEqual([`${code} (${code})`, code, dir, sheet]);
      expect(document.querySelectorAll('#lens-script-font').length).toBe(sheet ? 1 : 0);
      expect(document.body.classList.contains('rtl')).toBe(dir === 'rtl');
    }
  });

  it.each(languages)(
    'is announced in itself when it is chosen: $code [SELECTOR-4]',
    async ({ code, nativeName }) => {
      document.cookie = 'i18next=ko';
      const from = code === 'ko' ? 'en' : 'ko';
      open('/', from);
      act(() => page.choose(code));
      await settled();
      const { changed } = navigationFile(code === 'es-MX' ? 'es' : code)['language'] as { changed: string };
      const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(told).toContain(changed.replace('{{language}}', nativeName));
      if (code === 'en') expect(told).toContain('Language changed to English');
    },
  );

  it('is the last one chosen, in whatever order the texts arrive', async () => {
    document.cookie = 'i18next=en';
    const { load, ends } = waiting();
    open('/', 'en', load);
    act(() => page.choose('ar'));
    act(() => page.choose('ko'));
    await settled();
    ends.get('ko')!.arrive();
    await settled();
    ends.get('ar')!.arrive();
    await settled();
    expect(shown()).toBe('ko (ko)');
  });

  it.each(offered)(
    'stays whole as it is while texts that were chosen are on their way, and when they never arrive: %s',
    async (code) => {
      const from = code === 'en' ? 'ko' : 'en';
      document.cookie = `i18next=${from}`;
      let fail!: () => void;
      open('/', from, (lng) =>
        lng === code
          ? new Promise((_resolve, reject) => (fail = () => reject(new Error('gone'))))
          : Promise.resolve(),
      );
      act(() => page.choose(code));
      await settled();
      expect(shown()).toBe(`${from} (${from})`);
      fail();
      await settled();
      expect([shown(), document.documentElement.lang]).toEqual([`${from} (${from})`, 'none']);
      expect(log).toHaveBeenCalledWith('The language could not be changed.', expect.any(Error));
    },
  );

  it('is English, whole, on a page that does not speak it, and comes back on one that does', async () => {
    open('/es', 'es');
    await settled();
    await act(async () => page.go('/es/half'));
    await settled();
    expect([shown(), ...document_()]).toEqual(['en (en)', 'en', 'ltr']);
    await act(async () => page.go('/es/other'));
    await settled();
    expect([shown(), ...document_()]).toEqual(['es (es)', 'es', 'ltr']);
  });

  it('is English, whole, when a language is chosen that the page does not speak', async () => {
    document.cookie = 'i18next=en';
    report.mockClear();
    open('/half', 'en');
    act(() => page.choose('ar'));
    await settled();
    expect([shown(), report.mock.calls]).toEqual(['en (en)', []]);
    await act(async () => page.go('/'));
    await settled();
    expect(shown()).toBe('ar (ar)');
  });

  it('is English at once on another page whose texts fail, until a retry brings them', async () => {
    const { load, ends } = waiting();
    open('/es', 'es', load);
    await act(async () => page.go('/es/contact'));
    await settled();
    expect(shown()).toBe('es (es)');
    act(() => ends.get('es')!.stall!());
    await settled();
    expect([shown(), ...document_()]).toEqual(['en (en)', 'en', 'ltr']);
    ends.get('es')!.arrive();
    await settled();
    expect([shown(), ...document_()]).toEqual(['es (es)', 'es', 'ltr']);
  });

  describe('of a page that lacks texts', () => {
    it('turns once these are translated, says so, and needs it once only', async () => {
      const complete = jest.fn(() => Promise.resolve(true));
      open('/ko/half', 'en', undefined, complete);
      await settled();
      expect([shown(), ...document_()]).toEqual(['ko (ko)', 'ko', 'ltr']);
      // What the test before announced may stand there still.
      const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(told).toContainEqual(expect.stringContaining('한국어'));
      act(() => void page.go('/ko/'));
      await settled();
      act(() => void page.go('/ko/half'));
      await settled();
      expect([shown(), complete.mock.calls]).toEqual(['ko (ko)', [['ko', '/half']]]);
    });

    it('turns after a choice too', async () => {
      document.cookie = 'i18next=en';
      const complete = jest.fn(() => Promise.resolve(true));
      open('/half', 'en', undefined, complete);
      await settled();
      expect(complete).not.toHaveBeenCalled();
      act(() => page.choose('ar'));
      await settled();
      expect([shown(), ...document_()]).toEqual(['ar (ar)', 'ar', 'rtl']);
    });

    it('stays English where they are not, and when the reader is elsewhere by then', async () => {
      let end!: (done: boolean) => void;
      open('/ko/half', 'en', undefined, () => new Promise((resolve) => (end = resolve)));
      await settled();
      expect(shown()).toBe('en (en)');
      act(() => page.choose('en'));
      await settled();
      end(true);
      await settled();
      expect(shown()).toBe('en (en)');
    });
  });
});
