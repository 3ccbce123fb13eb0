import '../../layout/testing/browser';
import type { LiveTexts, LiveTranslations } from '@lens/contracts/live-translations';
import type { PageApi } from '@lens/contracts/page';
import { hashOf } from '@lens/contracts/text-hash';
import type { TranslationStatus } from '@lens/contracts/translations';
import type { EnglishText } from '@lens/platform/host';
import { countCachedTranslations } from '@lens/platform/translation-cache';
import { clearServices } from './services';
import { translateLive } from './translate-live';

const off = { name: 'DeepL', enabled: false, supportedLanguages: [] };
const on = { ...off, enabled: true, supportedLanguages: ['ko' as const] };
const textsNamed = (...keys: string[]): EnglishText[] =>
  keys.map((key) => ({ id: { namespace: 'common', key }, source: `The ${key}.` }));

let premium: TranslationStatus['premium'];
let answerTo: (key: string) => LiveTranslations['texts'][number];
let requests: LiveTexts[];
const api = {
  post: (_path: string, body: LiveTexts) => {
    requests.push(body);
    return Promise.resolve({ texts: body.texts.map((id) => answerTo('key' in id ? id.key : '')) });
  },
} as unknown as PageApi;
const translate = (texts: EnglishText[], language: 'ko' | 'tl' = 'ko') => translateLive(api, language, texts);

beforeEach(() => {
  localStorage.clear();
  clearServices();
  premium = on;
  requests = [];
  answerTo = (key) => ({
    text: `그 ${key}`,
    outcome: 'translated',
    service: 'premium',
    source: hashOf(`The ${key}.`),
  });
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ premium, general: off }) }),
  ) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

describe('Live translation in the browser', () => {
  it('sends names, never texts, twelve at a time, and caches the answers', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `k${index}`);
    expect(await translate(textsNamed(...keys))).toEqual(keys.map((key) => `그 ${key}`));
    expect(requests.map(({ language, texts }) => [language, texts.length])).toEqual([
      ['ko', 12],
      ['ko', 12],
      ['ko', 6],
    ]);
    expect(JSON.stringify(requests)).not.toContain('The k');
    expect(countCachedTranslations()).toBe(30);
    expect(await translate(textsNamed(...keys))).toHaveLength(30);
    expect(requests).toHaveLength(3);
  });

  it('requests a translation again after a day, and for another wording', async () => {
    await translate(textsNamed('a', 'b'));
    const cached = localStorage.getItem('translation-cache')!;
    await translate([{ ...textsNamed('a')[0]!, source: 'The other a.' }]);
    expect(requests).toHaveLength(2);
    localStorage.setItem('translation-cache', cached.replace(/"timestamp":\d+/g, '"timestamp":1'));
    await translate(textsNamed('a'));
    expect(requests).toHaveLength(3);
  });

  it('discards a translation of another wording than the page shows', async () => {
    answerTo = () => ({
      text: '가',
      outcome: 'translated',
      service: 'premium',
      source: hashOf('Something else.'),
    });
    expect(await translate(textsNamed('a'))).toBeNull();
    expect(countCachedTranslations()).toBe(0);
  });

  it('returns null for a text that no service translates safely, and does not cache it', async () => {
    const originalAnswer = answerTo;
    answerTo = (key) =>
      key === 'b' ? { ...originalAnswer(key)!, outcome: 'needs_human' } : originalAnswer(key);
    expect(await translate(textsNamed('a', 'b'))).toEqual(['그 a', null]);
    expect(countCachedTranslations()).toBe(1);
  });

  it.each([
    [
      'was not translated',
      (key: string) => ({
        text: `The ${key}.`,
        outcome: 'source' as const,
        service: null,
        source: hashOf(`The ${key}.`),
      }),
    ],
    ['is not for visitors', () => null],
  ])('returns null if one text %s, and caches the others', async (_what, failing) => {
    const originalAnswer = answerTo;
    answerTo = (key) => (key === 'b' ? failing(key) : originalAnswer(key));
    expect(await translate(textsNamed('a', 'b'))).toBeNull();
    expect(countCachedTranslations()).toBe(1);
  });

  it('returns null if the API fails', async () => {
    jest.spyOn(api, 'post').mockRejectedValue(new Error('409'));
    expect(await translate(textsNamed('a'))).toBeNull();
  });

  it.each([
    ['no service is enabled', () => (premium = { ...on, enabled: false })],
    ['none has the language', () => (premium = { ...on, supportedLanguages: ['ar'] })],
    ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['the browser saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['the API does not answer', () => jest.mocked(fetch).mockRejectedValue(new TypeError('away'))],
  ])('requests nothing if %s, and returns what is cached', async (_what, arrange) => {
    await translate(textsNamed('a'));
    clearServices();
    arrange();
    expect(await translate(textsNamed('a', 'b'))).toBeNull();
    expect(await translate(textsNamed('a'))).toEqual(['그 a']);
    expect(requests).toHaveLength(1);
    Object.assign(navigator, { connection: undefined });
  });
});
