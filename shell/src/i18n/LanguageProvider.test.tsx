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

/** A page that was sent in a language, on a site whose page /half is in English only. */
function open(
  address: string,
  lng: LanguageCode,
  load: Load = () => Promise.resolve(),
  completePage?: (lng: LanguageCode, path: string) => Promise<boolean>,
) {
  const loadTexts = jest.fn(load);
  const i18n = createTranslation({ lng, texts: {}, settings });
  for (const code of offered)
    i18n.addResourceBundle(code, 'navigation', { ...navigationFile(code), skip: `(${code})` });
  const path = address.replace(/^\/(es|ko|ar|he)/, '') || '/';
  const serverPage = {
    path,
    lng,
    rendered: true,
    markup: null,
    codeArrival: null,
    hydration: Promise.resolve(),
  };
  const host = { settings, publicUrl: 'https://practice.test', navigation: [], remotes: [], report };
  const isAvailable = (code: LanguageCode, at: string) => code === 'en' || at !== '/half';
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={i18n}>
        <HostProvider host={host}>
          <LanguageProvider
            i18n={i18n}
            remotes={[]}
            offered={offered}
            surface="public"
            serverPage={serverPage}
            fontSheetOf={(code) =>
              Promise.resolve({ ar: '/shell/arabic.css', he: '/shell/hebrew.css' }[code as string])
            }
            isAvailable={isAvailable}
            loadTexts={loadTexts}
            completePage={completePage}
          >
            <Page />
          </LanguageProvider>
        </HostProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return { loadTexts };
}

const headingText = () => screen.getByRole('heading').textContent;
const waitForUpdates = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const documentLanguage = () => [document.documentElement.lang, document.documentElement.dir];

/** A load that the test completes. */
function pendingLoads() {
  const pending = new Map<string, { arrive: () => void; fail: () => void; stall?: () => void }>();
  const load: Load = (lng, _path, onStall) =>
    lng === 'en'
      ? Promise.resolve()
      : new Promise((resolve, reject) =>
          pending.set(lng, { arrive: resolve, fail: () => reject(new Error('gone')), stall: onStall }),
        );
  return { load, pending };
}

let errorLog: jest.SpyInstance;
beforeEach(() => {
  document.cookie = 'i18next=; max-age=0';
  localStorage.clear();
  errorLog = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.lang = 'none';
});
afterEach(() => jest.restoreAllMocks());

describe('Language of an open page', () => {
  it('stays as sent, without loading anything', async () => {
    const { loadTexts } = open('/es', 'es');
    await waitForUpdates();
    expect([headingText(), loadTexts.mock.calls]).toEqual(['es (es)', []]);
  });

  it('changes when one is chosen: texts, document and fonts', async () => {
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
      await waitForUpdates();
      expect([headingText(), ...documentLanguage(), link()]).toEqual([`${code} (${code})`, code, dir, sheet]);
      expect(document.querySelectorAll('#lens-script-font').length).toBe(sheet ? 1 : 0);
      expect(document.body.classList.contains('rtl')).toBe(dir === 'rtl');
    }
  });

  it.each(languages)(
    'is announced in that language when it is chosen: $code [SELECTOR-4]',
    async ({ code, nativeName }) => {
      document.cookie = 'i18next=ko';
      const from = code === 'ko' ? 'en' : 'ko';
      open('/', from);
      act(() => page.choose(code));
      await waitForUpdates();
      const { changed } = navigationFile(code === 'es-MX' ? 'es' : code)['language'] as { changed: string };
      const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(announced).toContain(changed.replace('{{language}}', nativeName));
      if (code === 'en') expect(announced).toContain('Language changed to English');
    },
  );

  it('is the last one chosen, in whatever order the texts arrive', async () => {
    document.cookie = 'i18next=en';
    const { load, pending } = pendingLoads();
    open('/', 'en', load);
    act(() => page.choose('ar'));
    act(() => page.choose('ko'));
    await waitForUpdates();
    pending.get('ko')!.arrive();
    await waitForUpdates();
    pending.get('ar')!.arrive();
    await waitForUpdates();
    expect(headingText()).toBe('ko (ko)');
  });

  it.each(offered)(
    'stays as it is while the texts of the chosen one are loading, and if they never arrive: %s',
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
      await waitForUpdates();
      expect(headingText()).toBe(`${from} (${from})`);
      fail();
      await waitForUpdates();
      expect([headingText(), document.documentElement.lang]).toEqual([`${from} (${from})`, 'none']);
      expect(errorLog).toHaveBeenCalledWith('The language could not be changed.', expect.any(Error));
    },
  );

  it('is English on a page that is not available in it, and comes back on one that is', async () => {
    open('/es', 'es');
    await waitForUpdates();
    await act(async () => page.go('/es/half'));
    await waitForUpdates();
    expect([headingText(), ...documentLanguage()]).toEqual(['en (en)', 'en', 'ltr']);
    await act(async () => page.go('/es/other'));
    await waitForUpdates();
    expect([headingText(), ...documentLanguage()]).toEqual(['es (es)', 'es', 'ltr']);
  });

  it('is English when one is chosen in which the page is not available', async () => {
    document.cookie = 'i18next=en';
    report.mockClear();
    open('/half', 'en');
    act(() => page.choose('ar'));
    await waitForUpdates();
    expect([headingText(), report.mock.calls]).toEqual(['en (en)', []]);
    await act(async () => page.go('/'));
    await waitForUpdates();
    expect(headingText()).toBe('ar (ar)');
  });

  it('is English at once on another page whose texts fail to load, until a retry succeeds', async () => {
    const { load, pending } = pendingLoads();
    open('/es', 'es', load);
    await act(async () => page.go('/es/contact'));
    await waitForUpdates();
    expect(headingText()).toBe('es (es)');
    act(() => pending.get('es')!.stall!());
    await waitForUpdates();
    expect([headingText(), ...documentLanguage()]).toEqual(['en (en)', 'en', 'ltr']);
    pending.get('es')!.arrive();
    await waitForUpdates();
    expect([headingText(), ...documentLanguage()]).toEqual(['es (es)', 'es', 'ltr']);
  });

  describe('of a page with untranslated texts', () => {
    it('changes and is announced once they are translated, which happens only once', async () => {
      const completePage = jest.fn(() => Promise.resolve(true));
      open('/ko/half', 'en', undefined, completePage);
      await waitForUpdates();
      expect([headingText(), ...documentLanguage()]).toEqual(['ko (ko)', 'ko', 'ltr']);
      // The announcement of the previous test may still be there.
      const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(announced).toContainEqual(expect.stringContaining('한국어'));
      act(() => void page.go('/ko/'));
      await waitForUpdates();
      act(() => void page.go('/ko/half'));
      await waitForUpdates();
      expect([headingText(), completePage.mock.calls]).toEqual(['ko (ko)', [['ko', '/half']]]);
    });

    it('changes after a choice too', async () => {
      document.cookie = 'i18next=en';
      const completePage = jest.fn(() => Promise.resolve(true));
      open('/half', 'en', undefined, completePage);
      await waitForUpdates();
      expect(completePage).not.toHaveBeenCalled();
      act(() => page.choose('ar'));
      await waitForUpdates();
      expect([headingText(), ...documentLanguage()]).toEqual(['ar (ar)', 'ar', 'rtl']);
    });

    it('stays English if they are not translated, or too late', async () => {
      let end!: (done: boolean) => void;
      open('/ko/half', 'en', undefined, () => new Promise((resolve) => (end = resolve)));
      await waitForUpdates();
      expect(headingText()).toBe('en (en)');
      act(() => page.choose('en'));
      await waitForUpdates();
      end(true);
      await waitForUpdates();
      expect(headingText()).toBe('en (en)');
    });
  });
});
