import '../testing/browser';
import { act, screen } from '@testing-library/react';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { TranslationStatus } from '@lens/contracts/translations';
import { navigationFile } from '../testing/navigation-file';
import { renderLayout } from '../testing/render-layout';
import { reportMachineText } from '../../i18n/live/shown-machine-text';
import { clearServices } from '../../i18n/live/services';
import { TranslationBadge } from './TranslationBadge';

const service = { name: 'DeepL', enabled: false, supportedLanguages: [] };
const none: TranslationStatus = {
  premium: service,
  general: { ...service, name: 'Google Translate' },
  cache: { entries: 0, lastCleared: null },
};

let status: TranslationStatus | null;
let online: boolean;
const setOnline = (isOnline: boolean) =>
  act(async () => {
    online = isOnline;
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

beforeEach(() => {
  status = none;
  online = true;
  clearServices();
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

const waitForUpdates = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
const show = async (language: LanguageCode, liveTranslation: LanguageCode[] = []) => {
  renderLayout(<TranslationBadge />, { language, liveTranslation: liveTranslation as never[] });
  await waitForUpdates();
};
const badge = () => document.querySelector('details');
const summary = () => badge()?.querySelector('summary')?.textContent;
const labels = (language: LanguageCode) =>
  navigationFile(language)['badge'] as Record<'live' | 'local' | 'offline', string>;
const translated = languages.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'es-MX');

describe('Translation status badge', () => {
  it('is not shown in English, and requests nothing', async () => {
    await show('en');
    expect(badge()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(translated)('has its three states in %s [BADGE-4]', async (language) => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show(language, [language]);
    const { live, local, offline } = labels(language);
    const remove = await act(async () => reportMachineText());
    expect(summary()).toBe(live);
    await setOnline(false);
    expect(summary()).toBe(offline);
    expect(screen.getAllByRole('status').at(-1)!.textContent).toBe(offline);
    status = none;
    await setOnline(true);
    await waitForUpdates();
    expect(summary()).toBe(local);
    act(remove);
  });

  it('is active only while the page shows a live translation, in a language that staff have switched on', async () => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show('ko', ['ko']);
    expect(summary()).toBe(labels('ko').local);
    const remove = await act(async () => reportMachineText());
    expect(summary()).toBe(labels('ko').live);
    act(remove);
    expect(summary()).toBe(labels('ko').local);
  });

  it('is not active in a language that staff have not switched on', async () => {
    status = { ...none, general: { ...none.general, enabled: true } };
    await show('ko', ['ar']);
    const remove = await act(async () => reportMachineText());
    expect(summary()).toBe(labels('ko').local);
    act(remove);
  });

  it('names the site’s own translations if the API does not answer', async () => {
    status = null;
    await show('ko');
    expect(summary()).toBe(labels('ko').local);
  });

  it.each(translated)('explains in %s what its state means, without technical terms', async (language) => {
    localStorage.setItem('translation-cache', '{"a":{"text":"x"}}');
    status = { ...none, general: { ...none.general, enabled: true } };
    await show(language, [language]);
    const remove = await act(async () => reportMachineText());
    const { help } = navigationFile(language)['badge'] as {
      help: Record<'live' | 'local' | 'offline', string>;
    };
    const facts = () => [...badge()!.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(facts()).toEqual([languages.find(({ code }) => code === language)!.nativeName, help.live]);
    await setOnline(false);
    expect(facts()[1]).toBe(help.offline);
    status = none;
    await setOnline(true);
    await waitForUpdates();
    expect(facts()[1]).toBe(help.local);
    expect(badge()!.textContent).not.toMatch(/DeepL|Google|\d/);
    act(remove);
  });
});
