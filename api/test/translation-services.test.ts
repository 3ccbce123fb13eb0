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

/** What staff do; signed in as an account of its own, whose limits nobody else has used. */
async function deskOf({ api }: Pick<ServicesContext, 'api'>) {
  const token = await api.signIn('translator');
  return {
    token,
    ask: (language: LanguageCode = 'es', asked = text) =>
      api.call<TranslatedText & { code?: string; error?: string }>('POST', '/api/translations/text', {
        token,
        body: { text: asked, language },
      }),
    usage: async () => (await api.call<TranslationUsage>('GET', '/api/translations/usage', { token })).body,
    status: async () => (await api.call<TranslationStatus>('GET', '/api/translations/status')).body,
    clear: async () => (await api.call('DELETE', '/api/translations/cache', { token })).body,
  };
}

withServices('translation services', { TRANSLATION_BUDGET: '1000' }, (context) => {
  const asked = () => [context.deepl.received.length > 0, context.google.received.length > 0];
  const spendTheRest = async () => {
    const usage = context.api.app.get(Usage, { strict: false });
    const { characters, spent } = (await usage.report()).budget;
    await usage.spend('general', 'ar', characters - spent);
  };
  const sent = ({ received }: ServicesContext['google']) =>
    received.map(({ body }) => (JSON.parse(body) as { q: string }).q);

  test('are enabled by their keys, which nobody is told [SERVICE-12]', async () => {
    const { status } = await deskOf(context);
    const said = await status();
    expect([said.premium.enabled, said.general.enabled]).toEqual([true, true]);
    expect(JSON.stringify(said)).not.toMatch(/-key|127\.0\.0\.1/);
  });

  test('are asked in their order: premium where it speaks the language, else general [SERVICE-1]', async () => {
    const { ask } = await deskOf(context);
    expect((await ask()).body).toEqual({
      text: spanish,
      outcome: 'translated',
      service: 'premium',
      cached: false,
      reasons: [],
    });
    expect(asked()).toEqual([true, false]);
    context.deepl.reset();
    expect((await ask('tl')).body).toMatchObject({ outcome: 'translated', service: 'general' });
    expect(asked()).toEqual([false, true]);
  });

  test('stand in for one another, and the text stays as it is when none answers [SERVICE-2]', async () => {
    const { ask } = await deskOf(context);
    context.deepl.failNext({ status: 403 });
    expect((await ask()).body).toMatchObject({
      text: spanish,
      service: 'general',
      cached: false,
      reasons: ['DeepL API error: 403 Forbidden'],
    });
    context.google.failNext({ status: 403 });
    const nothing = { outcome: 'source', service: null, cached: false };
    const other = 'Rest at home after LASIK.';
    expect(await ask('es', other)).toMatchObject({ status: 200, body: { ...nothing, text: other } });
    // Where only one speaks the language, only one is asked.
    expect((await ask('tl', other)).body).toMatchObject({ ...nothing, text: other });
  });

  test('say why they gave no translation, each in its own words', async () => {
    const { ask } = await deskOf(context);
    context.deepl.failNext({ status: 456 });
    context.google.failNext(busy);
    expect((await ask()).body).toEqual({
      text,
      outcome: 'source',
      service: null,
      cached: false,
      reasons: ['DeepL API error: 456 Quota Exceeded', 'Google Translate API error: 503 Service Unavailable'],
    });
  });

  test('that alter a term in every form, and sentence by sentence, leave the source to a person, and nothing is kept', async () => {
    const { ask, status, usage } = await deskOf(context);
    const both = 'The recovery after LASIK takes 2 days. Rest at home after PRK.';
    const alters = (answer: string) => answer.replace(/<x [^>]*>[^<]*<\/x>|\[X\d+X\]|XX\d+XX/g, 'láser');
    const ofGoogle = () => sent(context.google);
    const ofDeepl = () => context.deepl.received.map(({ body }) => new URLSearchParams(body).get('text'));
    for (const service of [context.deepl, context.google]) service.failNext(...Array(6).fill({ alters }));
    const needed = { text: both, outcome: 'needs_human', service: null, cached: false, reasons: [] };
    expect(await ask('es', both)).toMatchObject({ status: 200, body: needed });
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
    expect(await context.api.source.query('SELECT key FROM translation_cache')).toEqual([]);
    expect(await context.api.source.query('SELECT key FROM desk_texts')).toEqual([]);
    const billed = [...ofDeepl(), ...ofGoogle()].reduce((sum, asked) => sum + asked!.length, 0);
    expect((await usage()).budget.spent).toBe(billed);
    // Once a service keeps the terms there is a translation: what failed before is not remembered.
    for (const service of [context.deepl, context.google]) service.reset();
    expect((await ask('es', both)).body.outcome).toBe('translated');
  });

  test('are not asked for English, which the text is in [SERVICE-6]', async () => {
    const { ask } = await deskOf(context);
    expect((await ask('en')).body).toEqual({
      text,
      outcome: 'source',
      service: null,
      cached: false,
      reasons: [],
    });
    expect(asked()).toEqual([false, false]);
  });

  test('leave neither a text, a key nor an address in a log, and what went wrong in the words of the product [SERVICE-13]', async () => {
    const { ask } = await deskOf(context);
    const { key } = context.deepl;
    context.deepl.failNext('page');
    context.google.failNext({ status: 403 });
    await ask('ko', 'Rest at home, Ana.');
    const logs = context.api.logs();
    expect(logs).toContain('DeepL API error: 200 not readable');
    expect(logs).toContain('Google Translate API error: 403 Forbidden');
    for (const secret of [key, context.google.key, 'Ana', 'Rest at home', context.deepl.url])
      expect(logs).not.toContain(secret);
  });

  test('are asked once for what two people ask at once', async () => {
    const [one, other] = [await deskOf(context), await deskOf(context)];
    const answers = await Promise.all([one.ask(), other.ask(), one.ask(), other.ask()]);
    expect(answers.map(({ body }) => body.text)).toEqual([spanish, spanish, spanish, spanish]);
    expect(context.deepl.received).toHaveLength(1);
  });

  test('are not asked again within a day: their translations are kept, without what was translated [SERVICE-10]', async () => {
    const { ask, status, usage } = await deskOf(context);
    await ask();
    const spent = (await usage()).budget.spent;
    expect((await ask()).body).toEqual({
      text: spanish,
      outcome: 'translated',
      service: 'premium',
      cached: true,
      reasons: [],
    });
    expect(context.deepl.received).toHaveLength(1);
    expect((await usage()).budget.spent).toBe(spent);
    expect((await status()).cache.entries).toBe(1);
    const rows = await context.api.source.query('SELECT * FROM translation_cache');
    expect(JSON.stringify(rows)).not.toContain('recovery');

    await context.api.source.query(
      `UPDATE translation_cache SET expires_at = expires_at - interval '24 hours'`,
    );
    expect((await status()).cache.entries).toBe(0);
    await context.api.app.get(TranslationCache, { strict: false }).deleteExpired();
    expect(await context.api.source.query('SELECT key FROM translation_cache')).toEqual([]);
    expect((await ask()).body.cached).toBe(false);
  });

  test('are asked again when the list of names has changed [SERVICE-14]', async () => {
    const { ask } = await deskOf(context);
    await ask();
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
    expect((await ask()).body.cached).toBe(false);
    expect((await ask()).body.cached).toBe(true);
  });

  test('start anew when staff clear what is kept, which is recorded [SERVICE-12]', async () => {
    const { ask, clear, status } = await deskOf(context);
    await ask();
    const before = new Date().toISOString();
    const left = await clear();
    expect(left).toEqual({ entries: 0, lastCleared: expect.any(String) });
    const { cache } = await status();
    expect(cache).toEqual(left);
    expect(cache.lastCleared! >= before).toBe(true);
    const [entry] = await context.api.source.manager.find(Activity, {
      where: { resource_type: 'translation_cache' },
      order: { created_at: 'DESC' },
    });
    expect(entry).toMatchObject({ action: 'DELETE', event: 'cleared', resource_id: null });
    expect((await ask()).body.cached).toBe(false);
  });

  test('keep what they said when clearing it cannot be recorded', async () => {
    const { ask, clear, status } = await deskOf(context);
    await ask();
    await context.api.source.query('ALTER TABLE activity RENAME TO activity_away');
    expect(await clear()).toMatchObject({ code: 'internal_error' });
    await context.api.source.query('ALTER TABLE activity_away RENAME TO activity');
    expect((await status()).cache).toEqual({ entries: 1, lastCleared: null });
  });

  test('are counted by code points of what was sent, for each month, service and language', async () => {
    const { ask, usage } = await deskOf(context);
    await ask('tl', 'Rest \u{1f441} at home.');
    await ask('tl', 'Rest at home.');
    const counted = sent(context.google).reduce((sum, { length }) => sum + length, 0) - 1;
    const month = new Date().toISOString().slice(0, 7);
    expect(await usage()).toEqual({
      months: [{ month, service: 'general', language: 'tl', characters: counted }],
      budget: { characters: 1000, spent: counted },
      prices: { premium: 25, general: 20 },
      resting: [],
    });
    context.google.failNext({ status: 403, reason: 'dailyLimitExceeded' });
    await ask('tl', 'Rest at the lake.');
    expect((await usage()).resting).toMatchObject([
      { service: 'general', is_quota: true, reason: 'Google Translate API error: 403 Forbidden' },
    ]);
  });

  test('that refuse a text do not count it, and those that break off do', async () => {
    const { ask, usage } = await deskOf(context);
    context.google.failNext(busy);
    await ask('tl');
    expect((await usage()).budget.spent).toBe(0);
    context.advanceClock(600_000);
    context.google.failNext('cut');
    await ask('tl');
    expect((await usage()).budget.spent).toBe(sent(context.google)[1]!.length);
  });

  test('are sent no more than the budget, however many ask at once [SERVICE-15]', async () => {
    const usage = context.api.app.get(Usage, { strict: false });
    const taken = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        usage.spend(index % 2 ? 'premium' : 'general', (['es', 'ko', 'ar'] as const)[index % 3]!, 90),
      ),
    );
    const refused = taken.filter(({ status }) => status === 'rejected');
    expect(taken.length - refused.length).toBe(11);
    expect(refused[0]).toMatchObject({ reason: { code: 'translation_budget_spent' } });
    expect((await usage.report()).budget).toEqual({ characters: 1000, spent: 990 });
  });

  test('are sent nothing once the budget is spent, while what is kept still answers [SERVICE-16]', async () => {
    const { ask } = await deskOf(context);
    await ask();
    await spendTheRest();
    context.deepl.reset();
    const refused = await ask('ko');
    expect([refused.status, refused.body.code]).toEqual([409, 'translation_budget_spent']);
    expect(asked()).toEqual([false, false]);
    expect((await ask()).body).toMatchObject({ text: spanish, cached: true });
  });

  test('translate a batch in turn, a tenth of a second apart, and leave as it is what they refuse [SERVICE-9]', async () => {
    const translator = context.api.app.get(SequentialTranslator, { strict: false });
    const [first, second, third] = ['Rest at home.', 'The recovery takes 2 days.', 'Rest after 2 days.'];
    context.google.failNext({ status: 400 });
    const answers: TranslatedText[] = [];
    for await (const answer of translator.translate([first!, second!, third!], 'tl')) answers.push(answer);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['source', 'translated', 'translated']);
    expect(answers[0]!.text).toBe(first);
    expect(context.pausesMs).toEqual([100, 100]);
    await spendTheRest();
    for await (const answer of translator.translate(['Rest at home.'], 'ko'))
      expect(answer).toMatchObject({ text: 'Rest at home.', outcome: 'source', service: null });
  });

  test('are kept from one person who asks without end, and not from the next', async () => {
    const [one, other] = [await deskOf(context), await deskOf(context)];
    for (let count = 0; count < 120; count += 1) await one.ask('en');
    const refused = await one.ask('en');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await other.ask('en')).status).toBe(200);
  });

  test('are told of to anybody while the database is away', async () => {
    const { ask, clear, status } = await deskOf(context);
    await ask();
    await clear();
    const bringBack = interruptDatabase(context.api.source);
    const said = await context.api.call<TranslationStatus>('GET', '/api/translations/status');
    bringBack();
    expect(said).toMatchObject({
      status: 200,
      body: { premium: { enabled: true }, cache: { entries: 0, lastCleared: null } },
    });
    expect((await status()).cache.lastCleared).not.toBeNull();
  });
});
