import type { LanguageCode } from '@lens/contracts/languages';
import type { SettingsAnswer } from '@lens/contracts/settings';
import type { TranslatedText, TranslationStatus, TranslationUsage } from '@lens/contracts/translations';
import { Activity } from '../src/activity/activity.entity.js';
import { SequentialTranslator } from '../src/translations/sequential-translator.js';
import { TranslationCache } from '../src/translations/cache/translation-cache.js';
import { Usage } from '../src/translations/usage/usage.js';
import { interruptDatabase } from './harness/interrupt-database.js';
import { withServices, type ServicesContext } from './harness/translation-services/with-services.js';

const text = 'The recovery after LASIK takes 2 days.';
const spanish = 'La recuperación después de LASIK dura 2 días.';
const busy = { status: 503, retryAfter: '600' };

/** Actions of a translator, with a new account whose rate limit is unused. */
async function signInTranslator({ api }: Pick<ServicesContext, 'api'>) {
  const token = await api.signIn('translator');
  return {
    token,
    translate: (language: LanguageCode = 'es', source = text) =>
      api.call<TranslatedText & { code?: string; error?: string }>('POST', '/api/translations/text', {
        token,
        body: { text: source, language },
      }),
    usage: async () => (await api.call<TranslationUsage>('GET', '/api/translations/usage', { token })).body,
    status: async () => (await api.call<TranslationStatus>('GET', '/api/translations/status')).body,
    clear: async () => (await api.call('DELETE', '/api/translations/cache', { token })).body,
  };
}

withServices('translation services', { TRANSLATION_BUDGET: '1000' }, (context) => {
  const wereCalled = () => [context.deepl.received.length > 0, context.google.received.length > 0];
  const spendTheRest = async () => {
    const usage = context.api.app.get(Usage, { strict: false });
    const { characters, spent } = (await usage.report()).budget;
    await usage.spend('general', 'ar', characters - spent);
  };
  const sent = ({ received }: ServicesContext['google']) =>
    received.map(({ body }) => (JSON.parse(body) as { q: string }).q);

  test('are enabled by their keys, which no answer contains [SERVICE-12]', async () => {
    const { status } = await signInTranslator(context);
    const statusAnswer = await status();
    expect([statusAnswer.premium.enabled, statusAnswer.general.enabled]).toEqual([true, true]);
    expect(JSON.stringify(statusAnswer)).not.toMatch(/-key|127\.0\.0\.1/);
  });

  test('are called in order: premium if it supports the language, else general [SERVICE-1]', async () => {
    const { translate } = await signInTranslator(context);
    expect((await translate()).body).toEqual({
      text: spanish,
      outcome: 'translated',
      service: 'premium',
      cached: false,
      reasons: [],
    });
    expect(wereCalled()).toEqual([true, false]);
    context.deepl.reset();
    expect((await translate('tl')).body).toMatchObject({ outcome: 'translated', service: 'general' });
    expect(wereCalled()).toEqual([false, true]);
  });

  test('stand in for each other, and the text stays in English when none answers [SERVICE-2]', async () => {
    const { translate } = await signInTranslator(context);
    context.deepl.failNext({ status: 403 });
    expect((await translate()).body).toMatchObject({
      text: spanish,
      service: 'general',
      cached: false,
      reasons: ['DeepL API error: 403 Forbidden'],
    });
    context.google.failNext({ status: 403 });
    const nothing = { outcome: 'source', service: null, cached: false };
    const other = 'Rest at home after LASIK.';
    expect(await translate('es', other)).toMatchObject({ status: 200, body: { ...nothing, text: other } });
    // If only one service supports the language, only one is called.
    expect((await translate('tl', other)).body).toMatchObject({ ...nothing, text: other });
  });

  test('report why they gave no translation, each with its own message', async () => {
    const { translate } = await signInTranslator(context);
    context.deepl.failNext({ status: 456 });
    context.google.failNext(busy);
    expect((await translate()).body).toEqual({
      text,
      outcome: 'source',
      service: null,
      cached: false,
      reasons: ['DeepL API error: 456 Quota Exceeded', 'Google Translate API error: 503 Service Unavailable'],
    });
  });

  test('that alter a term in every form and sentence leave the text for a person, and nothing is stored', async () => {
    const { translate, status, usage } = await signInTranslator(context);
    const both = 'The recovery after LASIK takes 2 days. Rest at home after PRK.';
    const alters = (answer: string) => answer.replace(/<x [^>]*>[^<]*<\/x>|\[X\d+X\]|XX\d+XX/g, 'láser');
    const ofGoogle = () => sent(context.google);
    const ofDeepl = () => context.deepl.received.map(({ body }) => new URLSearchParams(body).get('text'));
    for (const service of [context.deepl, context.google]) service.failNext(...Array(6).fill({ alters }));
    const needed = { text: both, outcome: 'needs_human', service: null, cached: false, reasons: [] };
    expect(await translate('es', both)).toMatchObject({ status: 200, body: needed });
    expect(ofDeepl()).toEqual([
      'The recovery after <x id="1">LASIK</x> takes 2 days. Rest at home after <x id="2">PRK</x>.',
      'The recovery after [X1X] takes 2 days. Rest at home after [X2X].',
      'The recovery after <x id="1">LASIK</x> takes 2 days.',
      'The recovery after [X1X] takes 2 days.',
    ]);
    expect(ofGoogle()).toEqual([
      'The recovery after [X1X] takes 2 days. Rest at home after [X2X].',
      'The recovery after XX1XX takes 2 days. Rest at home after XX2XX.',
      'The recovery after [X1X] takes 2 days.',
      'The recovery after XX1XX takes 2 days.',
    ]);
    expect((await status()).cache.entries).toBe(0);
    expect(await context.api.dataSource.query('SELECT key FROM translation_cache')).toEqual([]);
    expect(await context.api.dataSource.query('SELECT key FROM desk_texts')).toEqual([]);
    const billed = [...ofDeepl(), ...ofGoogle()].reduce((sum, sentText) => sum + sentText!.length, 0);
    expect((await usage()).budget.spent).toBe(billed);
    // Failed attempts are not cached, so there is a translation once a service preserves the terms.
    for (const service of [context.deepl, context.google]) service.reset();
    expect((await translate('es', both)).body.outcome).toBe('translated');
  });

  test('are not called for English, which the text is in [SERVICE-6]', async () => {
    const { translate } = await signInTranslator(context);
    expect((await translate('en')).body).toEqual({
      text,
      outcome: 'source',
      service: null,
      cached: false,
      reasons: [],
    });
    expect(wereCalled()).toEqual([false, false]);
  });

  test('leave no text, key or address in the logs, and are reported with the product’s own messages [SERVICE-13]', async () => {
    const { translate } = await signInTranslator(context);
    const { key } = context.deepl;
    context.deepl.failNext('page');
    context.google.failNext({ status: 403 });
    await translate('ko', 'Rest at home, Ana.');
    const logs = context.api.logs();
    expect(logs).toContain('DeepL API error: 200 not readable');
    expect(logs).toContain('Google Translate API error: 403 Forbidden');
    for (const secret of [key, context.google.key, 'Ana', 'Rest at home', context.deepl.url])
      expect(logs).not.toContain(secret);
  });

  test('are called once for what two people request at the same time', async () => {
    const [one, other] = [await signInTranslator(context), await signInTranslator(context)];
    const answers = await Promise.all([
      one.translate(),
      other.translate(),
      one.translate(),
      other.translate(),
    ]);
    expect(answers.map(({ body }) => body.text)).toEqual([spanish, spanish, spanish, spanish]);
    expect(context.deepl.received).toHaveLength(1);
  });

  test('are not called again within a day: their translations are cached, without their source [SERVICE-10]', async () => {
    const { translate, status, usage } = await signInTranslator(context);
    await translate();
    const spent = (await usage()).budget.spent;
    expect((await translate()).body).toEqual({
      text: spanish,
      outcome: 'translated',
      service: 'premium',
      cached: true,
      reasons: [],
    });
    expect(context.deepl.received).toHaveLength(1);
    expect((await usage()).budget.spent).toBe(spent);
    expect((await status()).cache.entries).toBe(1);
    const rows = await context.api.dataSource.query('SELECT * FROM translation_cache');
    expect(JSON.stringify(rows)).not.toContain('recovery');

    await context.api.dataSource.query(
      `UPDATE translation_cache SET expires_at = expires_at - interval '24 hours'`,
    );
    expect((await status()).cache.entries).toBe(0);
    await context.api.app.get(TranslationCache, { strict: false }).deleteExpired();
    expect(await context.api.dataSource.query('SELECT key FROM translation_cache')).toEqual([]);
    expect((await translate()).body.cached).toBe(false);
  });

  test('are called again when the list of names has changed [SERVICE-14]', async () => {
    const { translate } = await signInTranslator(context);
    await translate();
    const token = await context.api.signIn();
    const { body, headers } = await context.api.call<SettingsAnswer>('GET', '/api/settings', { token });
    const { demo: _demo, revision: _revision, changed_by: _by, updated_at: _time, ...content } = body;
    const renamed = { ...content, surgeon: 'Dr. Ines Marlowe' };
    const saved = await context.api.call('PUT', '/api/settings', {
      token,
      body: renamed,
      headers: { 'if-match': headers.get('etag')! },
    });
    expect(saved.status).toBe(200);
    expect((await translate()).body.cached).toBe(false);
    expect((await translate()).body.cached).toBe(true);
  });

  test('are called again after staff clear the cache, which is in the activity log [SERVICE-12]', async () => {
    const { translate, clear, status } = await signInTranslator(context);
    await translate();
    const before = new Date().toISOString();
    const cleared = await clear();
    expect(cleared).toEqual({ entries: 0, lastCleared: expect.any(String) });
    const { cache } = await status();
    expect(cache).toEqual(cleared);
    expect(cache.lastCleared! >= before).toBe(true);
    const [entry] = await context.api.dataSource.manager.find(Activity, {
      where: { resource_type: 'translation_cache' },
      order: { created_at: 'DESC' },
    });
    expect(entry).toMatchObject({ action: 'DELETE', event: 'cleared', resource_id: null });
    expect((await translate()).body.cached).toBe(false);
  });

  test('stay cached when clearing the cache cannot be recorded', async () => {
    const { translate, clear, status } = await signInTranslator(context);
    await translate();
    await context.api.dataSource.query('ALTER TABLE activity RENAME TO activity_away');
    expect(await clear()).toMatchObject({ code: 'internal_error' });
    await context.api.dataSource.query('ALTER TABLE activity_away RENAME TO activity');
    expect((await status()).cache).toEqual({ entries: 1, lastCleared: null });
  });

  test('are counted by the code points that were sent, for each month, service and language', async () => {
    const { translate, usage } = await signInTranslator(context);
    await translate('tl', 'Rest \u{1f441} at home.');
    await translate('tl', 'Rest at home.');
    const counted = sent(context.google).reduce((sum, { length }) => sum + length, 0) - 1;
    const month = new Date().toISOString().slice(0, 7);
    expect(await usage()).toEqual({
      months: [{ month, service: 'general', language: 'tl', characters: counted }],
      budget: { characters: 1000, spent: counted },
      prices: { premium: 25, general: 20 },
      resting: [],
    });
    context.google.failNext({ status: 403, reason: 'dailyLimitExceeded' });
    await translate('tl', 'Rest at the lake.');
    expect((await usage()).resting).toMatchObject([
      { service: 'general', is_quota: true, reason: 'Google Translate API error: 403 Forbidden' },
    ]);
  });

  test('are not counted for a text that they refuse, but for one whose answer breaks off', async () => {
    const { translate, usage } = await signInTranslator(context);
    context.google.failNext(busy);
    await translate('tl');
    expect((await usage()).budget.spent).toBe(0);
    context.advanceClock(600_000);
    context.google.failNext('cut');
    await translate('tl');
    expect((await usage()).budget.spent).toBe(sent(context.google)[1]!.length);
  });

  test('are never sent more than the budget, however many requests come at once [SERVICE-15]', async () => {
    const usage = context.api.app.get(Usage, { strict: false });
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        usage.spend(index % 2 ? 'premium' : 'general', (['es', 'ko', 'ar'] as const)[index % 3]!, 90),
      ),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(results.length - refused.length).toBe(11);
    expect(refused[0]).toMatchObject({ reason: { code: 'translation_budget_spent' } });
    expect((await usage.report()).budget).toEqual({ characters: 1000, spent: 990 });
  });

  test('are sent nothing once the budget is spent, while cached translations are still used [SERVICE-16]', async () => {
    const { translate } = await signInTranslator(context);
    await translate();
    await spendTheRest();
    context.deepl.reset();
    const refused = await translate('ko');
    expect([refused.status, refused.body.code]).toEqual([409, 'translation_budget_spent']);
    expect(wereCalled()).toEqual([false, false]);
    expect((await translate()).body).toMatchObject({ text: spanish, cached: true });
  });

  test('translate many texts one after the other, 0.1 seconds apart, and leave those in English that they refuse [SERVICE-9]', async () => {
    const translator = context.api.app.get(SequentialTranslator, { strict: false });
    const [first, second, third] = ['Rest at home.', 'The recovery takes 2 days.', 'Rest after 2 days.'];
    context.google.failNext({ status: 400 });
    const answers: TranslatedText[] = [];
    const texts = [first!, second!, third!].map((text) => ({ text }));
    for await (const answer of translator.translate(texts, 'tl')) answers.push(answer);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['source', 'translated', 'translated']);
    expect(answers[0]!.text).toBe(first);
    expect(context.pausesMs).toEqual([100, 100]);
    await spendTheRest();
    for await (const answer of translator.translate([{ text: 'Rest at home.' }], 'ko'))
      expect(answer).toMatchObject({ text: 'Rest at home.', outcome: 'source', service: null });
  });

  test('are limited for each person separately', async () => {
    const [one, other] = [await signInTranslator(context), await signInTranslator(context)];
    for (let count = 0; count < 120; count += 1) await one.translate('en');
    const refused = await one.translate('en');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await other.translate('en')).status).toBe(200);
  });

  test('have a status for anybody while the database is away', async () => {
    const { translate, clear, status } = await signInTranslator(context);
    await translate();
    await clear();
    const bringBack = interruptDatabase(context.api.dataSource);
    const statusAnswer = await context.api.call<TranslationStatus>('GET', '/api/translations/status');
    bringBack();
    expect(statusAnswer).toMatchObject({
      status: 200,
      body: { premium: { enabled: true }, cache: { entries: 0, lastCleared: null } },
    });
    expect((await status()).cache.lastCleared).not.toBeNull();
  });
});
