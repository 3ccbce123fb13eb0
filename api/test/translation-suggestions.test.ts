import type { TextSuggestions, ServiceSuggestion } from '@lens/contracts/suggestions';
import type { ErrorBody } from '@lens/contracts/errors';
import { Usage } from '../src/translations/usage/usage.js';
import { createDeskClient } from './harness/desk-client.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { withServices } from './harness/translation-services/with-services.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell({
    'en/common': {
      wanted: 'The recovery after LASIK takes 2 days.',
      alike: 'The recovery after PRK takes 5 days.',
      same: 'The recovery after LASIK takes 2 days.',
      turned: 'Days 2 takes LASIK after recovery the.',
      other: 'Call us at any time.',
      machine: 'The recovery after LASIK takes 3 days.',
      minutes_one: 'It takes {{count}} minute in all.',
      minutes_other: 'It takes {{count}} minutes in all.',
      lines_one: 'It takes {{count}} minute in all.',
      lines_other: 'It takes {{count}} minutes in all.',
    },
    'ar/common': { minutes_two: 'تستغرق دقيقتين.', minutes_few: 'تستغرق {{count}} دقائق.' },
    'es/common': { alike: 'La recuperación de PRK dura 5 días.', other: 'Llámenos.', turned: 'Al revés.' },
    'descriptions/common': { wanted: 'What patients ask first.' },
    'en/forms': { again: 'The recovery after LASIK takes 2 days.' },
    'es/forms': { again: 'La recuperación de LASIK dura 2 días.' },
  });
});
afterAll(() => shell.stop());
const variables = {
  get SHELL_URL() {
    return shell.variables.SHELL_URL;
  },
};

withServices('suggestions', variables, (context) => {
  let token: string;
  beforeAll(async () => {
    token = await context.api.signIn('translator');
  });
  const path = (key: string, language = 'es') =>
    `/api/translations/texts/${language}/common/${key}/suggestions`;
  const remember = async (key: string, language = 'es') => {
    const { body } = await context.api.call<TextSuggestions>('GET', path(key, language), { token });
    return body.items.flatMap((item) => (item.from === 'site' ? [item] : []));
  };
  const ask = (service: string, language = 'es', key = 'wanted') =>
    context.api.call<ServiceSuggestion & ErrorBody>('POST', path(key, language), {
      token,
      body: { service },
    });
  const desk = createDeskClient(
    new Proxy({} as typeof context.api, { get: (_, name) => context.api[name as 'call'] }),
    () => token,
  );

  test('come from texts with a similar English, identical ones first, reviewed before others [DESK-12]', async () => {
    await desk.save('es/common/same', 0, 'La recuperación tras LASIK dura 2 días.', 'reviewed');
    await context.api.dataSource.query(
      `INSERT INTO desk_texts (language, namespace, key, text, state, source, revision, username)
        VALUES ('es', 'common', 'machine', 'Nadie lo leyó.', 'machine', 'The recovery after LASIK takes 3 days.', 1, 'u')`,
    );
    const found = await remember('wanted');
    expect(found.map(({ namespace, key, similarity }) => [namespace, key, similarity])).toEqual([
      ['common', 'same', 1],
      ['forms', 'again', 1],
      ['common', 'turned', 0.99],
      ['common', 'alike', expect.closeTo(0.67)],
    ]);
    expect(found[0]).toMatchObject({
      source: 'The recovery after LASIK takes 2 days.',
      text: 'La recuperación tras LASIK dura 2 días.',
      state: 'reviewed',
    });
    expect(found[1]).toMatchObject({ state: 'translated', changed_by: null, changed_at: null });
    expect(await remember('other')).toEqual([]);
    expect((await context.api.call('GET', path('gone'), { token })).status).toBe(404);
  });

  test('do not come from other forms of the plural, which have the same English', async () => {
    expect(await remember('minutes_one', 'ar')).toEqual([]);
    expect((await remember('lines_two', 'ar')).map(({ key }) => key)).toEqual(['minutes_two']);
  });

  test('come from the chosen service only, and cost what is sent [DESK-13]', async () => {
    expect((await ask('general')).body).toEqual({
      text: 'La recuperación después de LASIK dura 2 días.',
      outcome: 'translated',
      service: 'general',
      cached: false,
      reason: null,
    });
    expect([context.deepl.received.length, context.google.received.length]).toEqual([0, 1]);
    expect((await ask('premium')).body).toMatchObject({ service: 'premium', cached: false });
    expect((await ask('premium')).body).toMatchObject({ service: 'premium', cached: true });
    expect(context.deepl.received).toHaveLength(1);
    expect(new URLSearchParams(context.deepl.received[0]!.body).get('context')).toBe(
      'What patients ask first.',
    );
    expect(context.google.received[0]!.body).not.toContain('What patients ask first.');
    const { months } = await context.api.app.get(Usage, { strict: false }).report();
    expect(months.map(({ service, language }) => [service, language])).toEqual([
      ['premium', 'es'],
      ['general', 'es'],
    ]);
    // Requesting suggestions saves nothing.
    expect((await desk.read('es/common/wanted')).body.revision).toBe(0);
  });

  test('report the service’s message when there is none, and call no other service', async () => {
    context.deepl.failNext({ status: 456 });
    expect((await ask('premium')).body).toMatchObject({
      text: 'The recovery after LASIK takes 2 days.',
      outcome: 'source',
      service: null,
      reason: 'DeepL API error: 456 Quota Exceeded',
    });
    expect(context.google.received).toEqual([]);
    expect((await ask('premium', 'tl')).body.reason).toBe('Language tl not supported by DeepL');
    expect((await ask('nobody')).status).toBe(400);
  });

  test('are refused once the budget is spent', async () => {
    const usage = context.api.app.get(Usage, { strict: false });
    await usage.spend('general', 'ar', (await usage.report()).budget.characters);
    expect(await ask('premium')).toMatchObject({ status: 409, body: { code: 'translation_budget_spent' } });
  });
});
