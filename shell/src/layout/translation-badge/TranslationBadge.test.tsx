import '../testing/browser';
import { act, screen } from '@testing-library/react';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';
import { navigationFile } from '../testing/navigation-file';
import { renderLayout } from '../testing/render-layout';
import { noteMachineText } from '../../i18n/live/shown-machine-text';
import { forgetServices } from '../../i18n/live/services';
import { TranslationBadge } from './TranslationBadge';

const service = { name: 'DeepL', enabled: false, supportedLanguages: [] };
const none: TranslationStatus = {
  premium: service,
  general: { ...service, name: 'Google Translate' },
  cache: { entries: 0, lastCleared: null },
};

let status: TranslationStatus | null;
let online: boolean;
const network = (is: boolean) =>
  act(async () => {
    online = is;
    window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  });

beforeEach(() => {
  status = none;
  online = true;
  forgetServices();
  localStorage.clear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
  globalThis.fetch = jest.fn(async (address: string) =>
    status && address === '/api/translations/status'
      ? { ok: true, json: async () => status }
      : Promise.reject(new TypeError('away')),
  ) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const show = async (language: LanguageCode, liveTranslation: LanguageCode[] = []) => {
  renderLayout(<TranslationBadge />, { language, liveTranslation: liveTranslation as never[] });
  await settled();
};
const badge = () => document.querySelector('details');
const said = () => badge()?.querySelector('summary')?.textContent;
const words = (language: LanguageCode) =>
  navigationFile(language)['badge'] as Record<'live' | 'local' | 'offline', string>;
const own = languages.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'es-MX');

describe('Translation status badge', () => {
  it('is not shown in English, and asks nothing', async () => {
    await show('en');
    expect(badge()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(own)('has its three states in %s [BADGE-4]', async (language) => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show(language, [language]);
    const { live, local, offline } = words(language);
    const gone = await act(async () => noteMachineText());
    expect(said()).toBe(live);
    await network(false);
    expect(said()).toBe(offline);
    expect(screen.getAllByRole('status').at(-1)!.textContent).toBe(offline);
    status = none;
    await network(true);
    await settled();
    expect(said()).toBe(local);
    act(gone);
  });

  it('is active only while the page shows what a service translated, in a language that staff switched on', async () => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show('ko', ['ko']);
    expect(said()).toBe(words('ko').local);
    const gone = await act(async () => noteMachineText());
    expect(said()).toBe(words('ko').live);
    act(gone);
    expect(said()).toBe(words('ko').local);
  });

  it('is not active in a language that staff have not switched on', async () => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show('ko', ['ar']);
    const gone = await act(async () => noteMachineText());
    expect(said()).toBe(words('ko').local);
    act(gone);
  });

  it('reads the site’s own translations where the API says nothing', async () => {
    status = null;
    await show('ko');
    expect(said()).toBe(words('ko').local);
  });

  it.each(own)(
    'says in %s what its state means for the person who reads, without words for engineers',
    async (language) => {
      localStorage.setItem('translation-cache', '{"a":{"text":"x"}}');
      status = { ...none, general: { ...none.general, enabled: true } };
      await show(language, [language]);
      const gone = await act(async () => noteMachineText());
      const { help } = navigationFile(language)['badge'] as {
        help: Record<'live' | 'local' | 'offline', string>;
      };
      const told = () => [...badge()!.querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(told()).toEqual([languages.find(({ code }) => code === language)!.nativeName, help.live]);
      await network(false);
      expect(told()[1]).toBe(help.offline);
      status = none;
      await network(true);
      await settled();
      expect(told()[1]).toBe(help.local);
      expect(badge()!.textContent).not.toMatch(/DeepL|Google|\d/);
      act(gone);
    },
  );
});
