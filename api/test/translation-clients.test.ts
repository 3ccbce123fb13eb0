import { inspect } from 'node:util';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import type { Clock } from '../src/common/clock.js';
import { isTransient } from '../src/translations/services/backoff.js';
import { general } from '../src/translations/services/general.js';
import { premium } from '../src/translations/services/premium.js';
import type { Protocol } from '../src/translations/services/protocol.js';
import { ServiceClient } from '../src/translations/services/service-client.js';
import type { ServiceError } from '../src/translations/services/service-error.js';
import { startDeepl } from './harness/translation-services/deepl.js';
import { startGoogle } from './harness/translation-services/google.js';
import type { Fault, StubService } from './harness/translation-services/stub-service.js';

const text = 'The recovery after LASIK takes 2 days & nights.';
const hourMs = 3_600_000;

interface Subject {
  name: string;
  protocol: Protocol;
  start: () => Promise<StubService>;
}

const subjects: Subject[] = [
  { name: 'DeepL', protocol: premium, start: startDeepl },
  { name: 'Google Translate', protocol: general, start: startGoogle },
];

describe.each(subjects)('$name', ({ name, protocol, start }) => {
  let stub: StubService;
  let now: number;
  let pauses: number[];
  let client: ServiceClient;

  const clock = (): Clock => ({ now: () => now, pause: (ms) => Promise.resolve(void pauses.push(ms)) });
  const clientOf = (key = stub.key, timeLimitMs?: number) =>
    new ServiceClient(protocol, { url: stub.url, key }, clock(), timeLimitMs);
  const translate = (
    to: LanguageCode = 'es',
    { markup = false, signal = new AbortController().signal, by = client } = {},
  ) => by.translate(markup ? text.replace('&', '&amp;') : text, to, { markup, signal });
  const failure = (translation: Promise<string>) =>
    translation.then(
      (answered) => Promise.reject(new Error(`answered ${answered}`)),
      (error: ServiceError) => error,
    );

  beforeAll(async () => {
    stub = await start();
  });
  beforeEach(() => {
    stub.reset();
    now = Date.UTC(2026, 10, 22);
    pauses = [];
    client = clientOf();
  });
  afterAll(() => stub.stop());

  test('translates into every language that it is declared to support, except English [SERVICE-4]', async () => {
    const spoken = languages.filter((language) => language[protocol.kind]).map(({ code }) => code);
    expect(Object.keys(protocol.codes).sort()).toEqual(spoken.filter((code) => code !== 'en').sort());
    for (const code of spoken.filter((spokenCode) => spokenCode !== 'en'))
      expect(await translate(code)).toMatch(/LASIK .*2 .*&/);
    expect(stub.received).toHaveLength(spoken.length - 1);
  });

  test('is not called while it is not configured, nor for a language that it does not support [SERVICE-7]', async () => {
    const without = new ServiceClient(protocol, undefined, clock());
    expect((await failure(translate('es', { by: without }))).message).toBe(`${name} service not configured`);
    expect((await failure(translate('en'))).message).toBe(`Language en not supported by ${name}`);
    expect(stub.received).toEqual([]);
  });

  test.each<[string, Fault, string, boolean]>([
    ['refuses', { status: 403 }, '403 Forbidden', false],
    ['has no words for it', { status: 520 }, '520', false],
    ['sends elsewhere', { status: 302, location: '/v2/elsewhere' }, '302 Found', false],
    ['answers a page', 'page', '200 not readable', true],
    ['answers half', 'half of its JSON', '200 not readable', true],
    ['answers something else', 'JSON of another shape', '200 not readable', true],
    ['breaks off', 'cut', '0 no answer', true],
  ])(
    'that %s causes an error that contains nothing but its status [SERVICE-8]',
    async (_, fault, said, mayBeBilled) => {
      stub.failNext(fault, fault, fault);
      const error = await failure(translate());
      expect(error.message).toBe(`${name} API error: ${said}`);
      expect(Boolean(error.failure.mayBeBilled)).toBe(mayBeBilled);
      const everything = inspect(error, { depth: 12, showHidden: true });
      for (const secret of [stub.key, 'recovery', '127.0.0.1']) expect(everything).not.toContain(secret);
      expect(stub.received.every(({ path }) => !path.includes('elsewhere'))).toBe(true);
    },
  );

  test('that does not answer is given up after its timeout [FAULT-8]', async () => {
    stub.failNext('silence');
    const error = await failure(translate('es', { by: clientOf(stub.key, 100) }));
    expect(error.message).toBe(`${name} API error: 0 no answer`);
    expect(error.failure.mayBeBilled).toBe(true);
    // It is not retried now, since three attempts would take three times as long.
    expect([stub.received.length, isTransient(error)]).toEqual([1, true]);
  });

  test('that sends an endless answer is not called again for the same text', async () => {
    stub.failNext('without end');
    const error = await failure(translate());
    expect(error.message).toBe(`${name} API error: 0 answer too large`);
    expect([stub.received.length, isTransient(error), error.failure.mayBeBilled]).toEqual([1, false, true]);
  });

  test('that cannot be reached is not billed', async () => {
    const gone = await start();
    await gone.stop();
    const error = await failure(
      translate('es', { by: new ServiceClient(protocol, { url: gone.url, key: gone.key }, clock()) }),
    );
    expect([error.message, error.failure.mayBeBilled]).toEqual([`${name} API error: 0 no answer`, false]);
  });

  test('that is busy is called again after pauses that double, or after the pause that it asks for [FAULT-18]', async () => {
    stub.failNext({ status: 429 }, { status: 503 });
    expect(await translate()).toContain('LASIK');
    expect(pauses).toEqual([500, 1000]);
    stub.failNext({ status: 429, retryAfter: '2' });
    await translate();
    const date = new Date(now + 3000).toUTCString();
    stub.failNext({ status: 500, retryAfter: date });
    await translate();
    expect(pauses).toEqual([500, 1000, 2000, 3000]);
  });

  test.each<[string, Fault, number, number]>([
    ['three times over', { status: 500 }, 3, 30_000],
    ['and says that it does not', { status: 503, retryAfter: '0' }, 3, 30_000],
    ['for longer than anybody waits', { status: 429, retryAfter: '600' }, 1, 600_000],
    ['for longer than a day', { status: 503, retryAfter: '86400' }, 1, hourMs],
    ['for its quota', { status: 456 }, 1, hourMs],
    ['for its key', { status: 403 }, 1, 30_000],
  ])('that fails %s is not called by anybody for a while', async (_, fault, attempts, cooldownMs) => {
    stub.failNext(fault, fault, fault);
    const first = await failure(translate());
    expect(stub.received).toHaveLength(attempts);
    now += cooldownMs - 1;
    const later = await failure(translate('ar'));
    expect([later.message, Boolean(later.failure.mayBeBilled)]).toEqual([first.message, false]);
    expect(stub.received).toHaveLength(attempts);
    stub.failNext();
    now += 1;
    expect(await translate()).toContain('LASIK');
  });

  test('that drops the connection is called again', async () => {
    stub.failNext('reset', 'cut');
    expect(await translate()).toContain('LASIK');
    expect(pauses).toEqual([500, 1000]);
  });

  test('says how long its cooldown lasts, and is called at once when somebody ends it', async () => {
    expect(client.cooldown).toBeNull();
    stub.failNext({ status: 456 });
    const { message } = await failure(translate());
    expect(client.cooldown).toMatchObject({ untilMs: now + hourMs, error: { message } });
    client.endCooldown();
    expect(await translate()).toContain('LASIK');
  });

  test('that rejects one text is called for the next', async () => {
    stub.failNext({ status: 400 });
    expect((await failure(translate())).message).toBe(`${name} API error: 400 Bad Request`);
    expect(await translate()).toContain('LASIK');
  });

  test('is not called for a caller that has given up', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { failure: serviceFailure } = await failure(translate('es', { signal: leaving.signal }));
    expect(serviceFailure.mayBeBilled).toBeUndefined();
    expect(await translate()).toContain('LASIK');
    expect(stub.received).toHaveLength(1);
  });
});

describe('The request to', () => {
  let stub: StubService;
  const clock = { now: () => 0, pause: () => Promise.resolve() };
  const ask = (protocol: Protocol, to: LanguageCode, markup: boolean) =>
    new ServiceClient(protocol, stub, clock).translate('<x id="1"/> & so', to, {
      markup,
      signal: new AbortController().signal,
    });
  afterEach(() => stub.stop());

  test.each<[LanguageCode, string]>([
    ['es', 'ES'],
    ['es-MX', 'ES'],
    ['pt-BR', 'PT-BR'],
    ['ko', 'KO'],
    ['zh', 'ZH'],
    ['ar', 'AR'],
    ['he', 'HE'],
  ])('DeepL is a form that asks for %s as %s [SERVICE-4]', async (language, code) => {
    stub = await startDeepl();
    await ask(premium, language, false);
    const { path, headers, body } = stub.received[0]!;
    expect(path).toBe('/v2/translate');
    expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(headers.authorization).toBe(`DeepL-Auth-Key ${stub.key}`);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      text: '<x id="1"/> & so',
      source_lang: 'EN',
      target_lang: code,
      preserve_formatting: '1',
      formality: 'prefer_more',
    });
  });

  test('DeepL has what the text is about, if anything is known [SERVICE-4]', async () => {
    stub = await startDeepl();
    const signal = new AbortController().signal;
    const client = new ServiceClient(premium, stub, clock);
    const context = 'The button that sends the form.';
    await client.translate('Send', 'es', { markup: false, context, signal });
    await client.translate('Send', 'es', { markup: false, context: '', signal });
    const sent = stub.received.map(({ body }) => new URLSearchParams(body));
    expect(sent.map((form) => [form.get('text'), form.get('context')])).toEqual([
      ['Send', context],
      ['Send', null],
    ]);
  });

  test.each<[LanguageCode, string]>([
    ['vi', 'VI'],
    ['tl', 'TL'],
    ['hy', 'HY'],
    ['es-MX', 'ES-419'],
  ])('DeepL asks for %s as %s only where the operator adds it [SERVICE-4]', async (language, code) => {
    stub = await startDeepl();
    const signal = new AbortController().signal;
    const target = { ...stub, extraCodes: { [language]: code } };
    const client = new ServiceClient(premium, target, clock);
    expect(client.supports(language)).toBe(true);
    await client.translate('Rest', language, { markup: false, signal });
    expect(new URLSearchParams(stub.received[0]!.body).get('target_lang')).toBe(code);
    expect(new ServiceClient(premium, stub, clock).supports(language)).toBe(language === 'es-MX');
  });

  test('Google Translate is sent once more with zh-CN if zh-cn is refused, and from then on with that [SERVICE-5]', async () => {
    stub = await startGoogle({ isStrict: true });
    const signal = new AbortController().signal;
    const client = new ServiceClient(general, stub, clock);
    for (const text of ['Rest', 'Rest at home'])
      await client.translate(text, 'zh', { markup: false, signal });
    const targets = () => stub.received.map(({ body }) => (JSON.parse(body) as { target: string }).target);
    expect(targets()).toEqual(['zh-cn', 'zh-CN', 'zh-CN']);
    stub.failNext({ status: 400 }, { status: 400 });
    await expect(client.translate('Rest', 'zh', { markup: false, signal })).rejects.toThrow('400');
    await expect(client.translate('Rest', 'ko', { markup: false, signal })).rejects.toThrow('400');
    expect(targets().slice(3)).toEqual(['zh-CN', 'ko']);
  });

  test('Google Translate refuses a text in Chinese in either spelling', async () => {
    stub = await startGoogle();
    const signal = new AbortController().signal;
    const client = new ServiceClient(general, stub, clock);
    stub.failNext({ status: 400 }, { status: 400 });
    await expect(client.translate('Rest', 'zh', { markup: false, signal })).rejects.toThrow('400');
    await client.translate('Rest', 'zh', { markup: false, signal });
    const targets = stub.received.map(({ body }) => (JSON.parse(body) as { target: string }).target);
    expect(targets).toEqual(['zh-cn', 'zh-CN', 'zh-cn']);
  });

  test('DeepL says whether the text is XML', async () => {
    stub = await startDeepl();
    const signal = new AbortController().signal;
    const client = new ServiceClient(premium, stub, clock);
    expect(await client.translate('<x id="1"/> &amp; 2', 'ko', { markup: true, signal })).toBe(
      '<x id="1"/> &amp; 2',
    );
    const sent = new URLSearchParams(stub.received[0]!.body);
    expect([sent.get('tag_handling'), sent.get('tag_handling_version')]).toEqual(['xml', 'v2']);
  });

  test.each<[LanguageCode, string]>([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['pt-BR', 'pt'],
    ['tl', 'tl'],
    ['ko', 'ko'],
    ['vi', 'vi'],
    ['zh', 'zh-cn'],
    ['ar', 'ar'],
    ['hy', 'hy'],
    ['he', 'he'],
  ])(
    'Google Translate is JSON that asks for %s as %s, with the key in a header [SERVICE-5]',
    async (language, code) => {
      stub = await startGoogle();
      await ask(general, language, true);
      const { path, headers, body } = stub.received[0]!;
      expect(path).toBe('/language/translate/v2');
      expect(headers['x-goog-api-key']).toBe(stub.key);
      expect(JSON.parse(body)).toEqual({ q: '<x id="1"/> & so', source: 'en', target: code, format: 'text' });
    },
  );
});
