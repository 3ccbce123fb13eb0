import '../testing/browser';
import { act, fireEvent, screen } from '@testing-library/react';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';
import { navigationFile, renderLayout } from '../testing/render-layout';
import { keepTranslations } from '@lens/platform/translation-cache';
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
const show = async (language: LanguageCode) => {
  renderLayout(<TranslationBadge />, { language });
  await settled();
};
const badge = () => document.querySelector('details');
const said = () => badge()?.querySelector('summary')?.textContent;
const words = (language: LanguageCode) =>
  navigationFile(language)['badge'] as Record<'live' | 'local' | 'offline' | 'none', string>;
const own = languages.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'es-MX');

describe('Translation status badge', () => {
  it('is not shown in English, and asks nothing', async () => {
    await show('en');
    expect(badge()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(own)('has its three states in %s', async (language) => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show(language);
    const { live, local, offline } = words(language);
    expect(said()).toBe(live);
    await network(false);
    expect(said()).toBe(offline);
    expect(screen.getAllByRole('status').at(-1)!.textContent).toBe(offline);
    status = none;
    await network(true);
    await settled();
    expect(said()).toBe(local);
  });

  it('reads the site’s own translations where the API says nothing', async () => {
    status = null;
    await show('ko');
    expect(said()).toBe(words('ko').local);
  });

  it.each([
    ['{"a":{"text":"x"},"b":{"text":"y"}}', '2'],
    ['["a"]', '1'],
    ['{"a":', '0'],
    ['7', '0'],
    [null, '0'],
  ])('counts what translation-cache keeps: %s', async (kept, count) => {
    if (kept !== null) localStorage.setItem('translation-cache', kept);
    await show('es');
    await act(async () => void fireEvent(badge()!, new Event('toggle')));
    const facts = [...badge()!.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['Español', words('es').none, count]);
  });

  it('counts anew each time it is opened', async () => {
    await show('ko');
    const opened = async () => {
      await act(async () => void fireEvent(badge()!, new Event('toggle')));
      return [...badge()!.querySelectorAll('dd')].at(-1)!.textContent;
    };
    expect(await opened()).toBe('0');
    const made = { translation: '가', service: 'premium' as const };
    keepTranslations({
      old: { ...made, timestamp: Date.now() - 24 * 3_600_000 },
      a: { ...made, timestamp: Date.now() },
    });
    expect(await opened()).toBe('1');
  });
});
