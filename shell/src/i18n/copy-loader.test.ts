/** @jest-environment node */
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { settings } from '../layout/testing/settings';
import { CopyBackend, copyBackendOptions, readLimit } from './copy-backend';
import { CopyLoader } from './copy-loader';
import { createTranslation } from './instance';

type Answer = (address: string, options: RequestInit) => Promise<Response>;

const found = (copy: object) => Promise.resolve(new Response(JSON.stringify(copy)));
const status = (code: number) => Promise.resolve(new Response('', { status: code }));

/** An open English page, and the addresses that it asked for, each with the milliseconds since the start. */
function openPage(answer: Answer, lng: LanguageCode = 'en') {
  const asked: { address: string; at: number }[] = [];
  const start = Date.now();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const address = input as string;
    asked.push({ address, at: Date.now() - start });
    return answer(address, options!);
  });
  const i18n = createTranslation({
    lng,
    copy: { navigation: { skip: 'sent' } },
    settings,
    backend: CopyBackend,
    backendOptions: copyBackendOptions('/locales/{{lng}}/{{ns}}.json', (code, namespace) =>
      loader.noticeFailedRead(code, namespace),
    ),
  });
  const loader = new CopyLoader(i18n);
  const timesOf = (address: string) => asked.filter((one) => one.address === address).map(({ at }) => at);
  const say = (code: LanguageCode, key: string) =>
    (i18n.getFixedT(code) as unknown as (name: string) => string)(key);
  return { say, loader, asked, timesOf };
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
    'asks for %s and what it falls back to, never for pt [FALLBACK-1]',
    async (code) => {
      const { say, loader, asked } = openPage((address) => found({ from: address }));
      await loader.load(code, ['common']);
      await jest.runAllTimersAsync();
      const second = code === 'es-MX' ? ['es'] : [];
      const wanted = [...new Set([code, ...second, 'en'])].map((lng) => `/locales/${lng}/common.json`);
      expect(asked.map(({ address }) => address).sort()).toEqual(wanted.sort());
      expect(say(code, 'common:from')).toBe(`/locales/${code}/common.json`);
    },
  );

  it('reads gaps from the fallback chain [FALLBACK-3]', async () => {
    const texts: Record<string, object> = {
      'es-MX': { a: 'mx' },
      es: { a: 'es', b: 'es' },
      en: { a: 'en', b: 'en', c: 'en' },
    };
    const { say, loader } = openPage((address) => found(texts[address.split('/')[2]!]!));
    await loader.load('es-MX', ['common']);
    await jest.runAllTimersAsync();
    expect(['a', 'b', 'c'].map((key) => say('es-MX', `common:${key}`))).toEqual(['mx', 'es', 'en']);
  });

  it('reads a file once, however often and in parallel it is wanted', async () => {
    const { loader, asked } = openPage(() => found({}));
    await Promise.all([loader.load('ko', ['common']), loader.load('ko', ['common'])]);
    await loader.load('ko', ['common']);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['a server error', () => status(503)],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('tries again five times after %s, from 350 ms on and doubling [FALLBACK-5]', async (_what, answer) => {
    const { loader, timesOf } = openPage((address) => (address.includes('/ko/') ? answer() : found({})));
    const outcome = outcomeOf(loader.load('ko', ['common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    const times = timesOf('/locales/ko/common.json');
    const waits = times.slice(1).map((at, index) => at - times[index]!);
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('never tries again after a 4xx [FALLBACK-6]', async () => {
    const { loader, timesOf } = openPage((address) => (address.includes('/ko/') ? status(404) : found({})));
    const outcome = outcomeOf(loader.load('ko', ['common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    expect(timesOf('/locales/ko/common.json')).toEqual([0]);
  });

  it('does not wait for an answer for ever', async () => {
    const never = jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), limit);
      return controller.signal;
    });
    const { loader, timesOf } = openPage((address, { signal }) =>
      address.includes('/ko/')
        ? new Promise((_resolve, reject) =>
            signal!.addEventListener('abort', () => reject(new Error('aborted'))),
          )
        : found({}),
    );
    const outcome = outcomeOf(loader.load('ko', ['common']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('did not arrive');
    expect(timesOf('/locales/ko/common.json').slice(0, 3)).toEqual([
      0,
      readLimit + 350,
      2 * readLimit + 1050,
    ]);
    expect(never).toHaveBeenCalledWith(readLimit);
  });

  it('has at most ten reads on their way at a time [FALLBACK-7]', async () => {
    let open = 0;
    let most = 0;
    const { loader, asked } = openPage(async () => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return new Response('{}');
    });
    const loading = Promise.all(languages.map(({ code }) => loader.load(code, ['common', 'forms'])));
    await jest.runAllTimersAsync();
    await loading;
    expect(asked).toHaveLength(2 * languages.length);
    expect(most).toBe(10);
  });

  it('asks for Brazilian navigation once more, a second after the last failure, and never a third time [FALLBACK-4]', async () => {
    const { loader, timesOf } = openPage((address) =>
      address.includes('/pt-BR/') ? status(404) : found({}),
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

  it('counts the second of Brazilian navigation from the last of all tries, and takes what it brings [FALLBACK-4]', async () => {
    let tries = 0;
    const { say, loader, timesOf } = openPage((address) => {
      if (!address.endsWith('/pt-BR/navigation.json')) return found({});
      tries += 1;
      return tries <= 6 ? status(500) : found({ skip: 'Pular' });
    });
    const outcome = outcomeOf(loader.load('pt-BR', ['navigation']));
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('arrived');
    expect(timesOf('/locales/pt-BR/navigation.json').at(-1)).toBe(10_850 + 1000);
    expect(say('pt-BR', 'navigation:skip')).toBe('Pular');
  });

  it('tells of a first failure at once, so that nobody waits for the retries, and once', async () => {
    const stalled: number[] = [];
    const start = Date.now();
    const { loader } = openPage((address) => (address.includes('/ko/') ? status(503) : found({})));
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
