/** @jest-environment node */
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { settings } from '../layout/testing/settings';
import { TextBackend, textBackendOptions, readLimitMs } from './text-backend';
import { TextLoader } from './text-loader';
import { createTranslation } from './instance';

type Answer = (address: string, options: RequestInit) => Promise<Response>;

const jsonResponse = (texts: object) => Promise.resolve(new Response(JSON.stringify(texts)));
const status = (code: number) => Promise.resolve(new Response('', { status: code }));

/** An open English page, and the addresses that it has requested, each with its time in milliseconds. */
function openPage(answer: Answer, lng: LanguageCode = 'en') {
  const requests: { address: string; at: number }[] = [];
  const start = Date.now();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const address = input as string;
    requests.push({ address, at: Date.now() - start });
    return answer(address, options!);
  });
  const i18n = createTranslation({
    lng,
    texts: { navigation: { skip: 'sent' } },
    settings,
    backend: TextBackend,
    backendOptions: textBackendOptions('/locales/{{lng}}/{{ns}}.json', (code, namespace) =>
      loader.onFailedRead(code, namespace),
    ),
  });
  const loader = new TextLoader(i18n);
  const timesOf = (address: string) => requests.filter((one) => one.address === address).map(({ at }) => at);
  const translate = (code: LanguageCode, key: string) =>
    (i18n.getFixedT(code) as unknown as (name: string) => string)(key);
  return { translate, loader, requests, timesOf };
}

const outcomeOf = (loading: Promise<void>) =>
  loading.then(
    () => 'arrived',
    () => 'did not arrive',
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Loading of texts', () => {
  it.each(languages.map(({ code }) => code))(
    'requests %s and its fallback, never pt [FALLBACK-1]',
    async (code) => {
      const { translate, loader, requests } = openPage((address) => jsonResponse({ from: address }));
      await loader.load(code, ['common']);
      await jest.runAllTimersAsync();
      const fallback = code === 'es-MX' ? ['es'] : [];
      const expected = [...new Set([code, ...fallback, 'en'])].map((lng) => `/locales/${lng}/common.json`);
      expect(requests.map(({ address }) => address).sort()).toEqual(expected.sort());
      expect(translate(code, 'common:from')).toBe(`/locales/${code}/common.json`);
    },
  );

  it('takes untranslated texts from the fallback chain [FALLBACK-3]', async () => {
    const texts: Record<string, object> = {
      'es-MX': { a: 'mx' },
      es: { a: 'es', b: 'es' },
      en: { a: 'en', b: 'en', c: 'en' },
    };
    const { translate, loader } = openPage((address) => jsonResponse(texts[address.split('/')[2]!]!));
    await loader.load('es-MX', ['common']);
    await jest.runAllTimersAsync();
    expect(['a', 'b', 'c'].map((key) => translate('es-MX', `common:${key}`))).toEqual(['mx', 'es', 'en']);
  });

  it('reads a file once, however often it is needed, also in parallel', async () => {
    const { loader, requests } = openPage(() => jsonResponse({}));
    await Promise.all([loader.load('ko', ['common']), loader.load('ko', ['common'])]);
    await loader.load('ko', ['common']);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a server error', () => status(503)],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('tries again five times after %s, from 350 ms on and doubling [FALLBACK-5]', async (_what, answer) => {
    const { loader, timesOf } = openPage((address) =>
      address.includes('/ko/') ? answer() : jsonResponse({}),
    );
    const outcome = outcomeOf(loader.load('ko', ['common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    const times = timesOf('/locales/ko/common.json');
    const waits = times.slice(1).map((at, index) => at - times[index]!);
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('never tries again after a 4xx [FALLBACK-6]', async () => {
    const { loader, timesOf } = openPage((address) =>
      address.includes('/ko/') ? status(404) : jsonResponse({}),
    );
    const outcome = outcomeOf(loader.load('ko', ['common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    expect(timesOf('/locales/ko/common.json')).toEqual([0]);
  });

  it('gives up a read after a time limit', async () => {
    const timeouts = jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), limit);
      return controller.signal;
    });
    const { loader, timesOf } = openPage((address, { signal }) =>
      address.includes('/ko/')
        ? new Promise((_resolve, reject) =>
            signal!.addEventListener('abort', () => reject(new Error('aborted'))),
          )
        : jsonResponse({}),
    );
    const outcome = outcomeOf(loader.load('ko', ['common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    expect(timesOf('/locales/ko/common.json').slice(0, 3)).toEqual([
      0,
      readLimitMs + 350,
      2 * readLimitMs + 1050,
    ]);
    expect(timeouts).toHaveBeenCalledWith(readLimitMs);
  });

  it('reads at most ten files at a time [FALLBACK-7]', async () => {
    let open = 0;
    let maxOpen = 0;
    const { loader, requests } = openPage(async () => {
      maxOpen = Math.max(maxOpen, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return new Response('{}');
    });
    const loading = Promise.all(languages.map(({ code }) => loader.load(code, ['common', 'forms'])));
    await jest.runAllTimersAsync();
    await loading;
    expect(requests).toHaveLength(2 * languages.length);
    expect(maxOpen).toBe(10);
  });

  it('reads Brazilian navigation once more, a second after the last failure, and never a third time [FALLBACK-4]', async () => {
    const { loader, timesOf } = openPage((address) =>
      address.includes('/pt-BR/') ? status(404) : jsonResponse({}),
    );
    const outcome = outcomeOf(loader.load('pt-BR', ['navigation', 'common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    expect(timesOf('/locales/pt-BR/navigation.json')).toEqual([0, 1000]);
    expect(timesOf('/locales/pt-BR/common.json')).toEqual([0]);
    const second = outcomeOf(loader.load('pt-BR', ['navigation']));
    await jest.runAllTimersAsync();
    expect(await second).toBe('did not arrive');
    expect(timesOf('/locales/pt-BR/navigation.json')).toHaveLength(3);
  });

  it('counts that second from the last retry, and uses the texts that it then gets [FALLBACK-4]', async () => {
    let tries = 0;
    const { translate, loader, timesOf } = openPage((address) => {
      if (!address.endsWith('/pt-BR/navigation.json')) return jsonResponse({});
      tries += 1;
      return tries <= 6 ? status(500) : jsonResponse({ skip: 'Pular' });
    });
    const outcome = outcomeOf(loader.load('pt-BR', ['navigation']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('arrived');
    expect(timesOf('/locales/pt-BR/navigation.json').at(-1)).toBe(10_850 + 1000);
    expect(translate('pt-BR', 'navigation:skip')).toBe('Pular');
  });

  it('calls onStall at the first failure and only once, so that nobody waits for the retries', async () => {
    const stalled: number[] = [];
    const start = Date.now();
    const { loader } = openPage((address) => (address.includes('/ko/') ? status(503) : jsonResponse({})));
    const note = () => stalled.push(Date.now() - start);
    const outcome = outcomeOf(loader.load('ko', ['common', 'forms'], note));
    await jest.advanceTimersByTimeAsync(100);
    const late = outcomeOf(loader.load('ko', ['common'], note));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    expect(await late).toBe('did not arrive');
    expect(stalled).toEqual([0, 100]);
  });
});
