import { randomUUID } from 'node:crypto';
import type { ArticleAnswer } from '@lens/contracts/articles';
import type { LiveText, LiveTranslations } from '@lens/contracts/live-translations';
import { hashOf } from '@lens/contracts/text-hash';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { uniqueAddress } from './harness/running-api.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { withServices } from './harness/translation-services/with-services.js';
import { waitFor } from './harness/wait-for.js';

const variables = { TRANSLATION_BUDGET: '3000', SHELL_URL: '' };
const title = 'The recovery after LASIK takes 2 days.';
const home = 'Rest at home after LASIK.';
let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell({
    ...shippedFiles(),
    'en/common': {
      risks: { pain: home },
      note: 'If it is urgent, please call.',
      marked: 'Come to us first.',
      title,
      home,
      own: home,
      items_one: 'Rest {{count}}',
      items_other: 'Rest {{count}} days',
    },
    'es/common': { own: 'Descanse en casa.' },
    'en/mfe-public': {},
    'descriptions/common': { marked: 'Critical: whoever misses it comes too late.' },
  });
  variables.SHELL_URL = shell.variables.SHELL_URL;
});
afterAll(() => shell.stop());

const textNode = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks[0] && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const bold = { type: 'bold' };
const link = { type: 'link', attrs: { href: '/procedures/lasik' } };
const body = (...content: object[]) => ({ type: 'doc', content });
const english = {
  title,
  excerpt: home,
  body: body(
    paragraph(
      textNode('The '),
      textNode('recovery', bold),
      textNode(' takes 2 days & at '),
      textNode('home', link),
      textNode('.'),
    ),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(textNode('Rest.'))] }] },
    paragraph(),
  ),
};

withServices('live translation', variables, (context) => {
  const requestTranslations = (texts: LiveText[] | object[], language = 'es', from = uniqueAddress()) =>
    context.api.call<LiveTranslations & { code?: string }>('POST', '/api/translations/live', {
      body: { language, texts },
      from,
    });
  const key = (name: string, namespace = 'common') => ({ namespace, key: name });
  const outcomes = ({ texts }: LiveTranslations) => texts.map((one) => one?.outcome ?? null);

  async function publish(fields: object = {}, texts: object = { en: english }) {
    const token = await context.api.signIn('editor');
    const { body: article } = await context.api.call<ArticleAnswer>('POST', '/api/articles', {
      token,
      body: {
        slug: `live-${randomUUID()}`,
        author: 'A',
        categories: ['mission'],
        status: 'published',
        texts,
        ...fields,
      },
    });
    return (part: string) => ({ article: article.id, part });
  }

  const switchOn = (...codes: string[]) =>
    context.api.dataSource.query(
      `UPDATE settings SET value = value || jsonb_build_object('liveTranslation', $1::jsonb)`,
      [JSON.stringify(codes)],
    );
  beforeEach(() => switchOn('es', 'es-MX', 'ko'));

  test('is off in a language that staff have not switched on, and calls no service', async () => {
    await switchOn('ko');
    expect(await requestTranslations([key('home')])).toMatchObject({
      status: 409,
      body: { code: 'live_translation_off' },
    });
    expect(context.deepl.received).toEqual([]);
    expect((await requestTranslations([key('home')], 'ko')).status).toBe(200);
  });

  test('does not translate critical texts and articles', async () => {
    expect(outcomes((await requestTranslations([key('risks.pain'), key('home')])).body)).toEqual([
      null,
      'translated',
    ]);
    const part = await publish({ categories: ['mission', 'patient-care'] });
    expect(outcomes((await requestTranslations([part('title'), part('body.0')])).body)).toEqual([null, null]);
    for (const name of ['note', 'marked'])
      expect(outcomes((await requestTranslations([key(name)])).body)).toEqual([null]);
    const drops = body(
      paragraph(textNode('At home.')),
      paragraph(textNode('Take the dr'), textNode('ops', bold), textNode('.')),
    );
    const procedure = await publish({}, { en: { ...english, body: drops } });
    expect(outcomes((await requestTranslations([procedure('title'), procedure('body.0')])).body)).toEqual([
      null,
      null,
    ]);
  });

  test('is for anybody, and returns the texts in the requested order, with the hash of their English', async () => {
    const { status, body: answer } = await requestTranslations([key('home'), key('title')]);
    expect(status).toBe(200);
    expect(answer.texts).toEqual([
      {
        text: 'Descanse en casa después de LASIK.',
        outcome: 'translated',
        service: 'premium',
        source: hashOf(home),
      },
      {
        text: 'La recuperación después de LASIK dura 2 días.',
        outcome: 'translated',
        service: 'premium',
        source: hashOf(title),
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain(context.deepl.key);
  });

  test('returns nothing for texts that do not exist, or that the language already has [LIVE-3]', async () => {
    const { body: answer } = await requestTranslations([
      key('own'),
      key('nothing'),
      key('title', 'staff'),
      key('toString'),
      key('items_few'),
      key('home'),
    ]);
    expect(outcomes(answer)).toEqual([null, null, null, null, null, 'translated']);
    // Mexican Spanish falls back to Spanish.
    expect(outcomes((await requestTranslations([key('own'), key('home')], 'es-MX')).body)).toEqual([
      null,
      'translated',
    ]);
    const plural = (await requestTranslations([key('items_many')])).body;
    expect(plural.texts[0]).toMatchObject({ text: 'Descanse {{count}} días' });
  });

  test('returns nothing for a text once the desk has published it', async () => {
    const token = await context.api.signIn('translator');
    const desk = createDeskClient(context.api, () => token);
    expect(outcomes((await requestTranslations([key('title')])).body)).toEqual(['translated']);
    await desk.review('es/common/title', 'La recuperación tras LASIK dura 2 días.');
    await desk.publish();
    expect(outcomes((await requestTranslations([key('title')])).body)).toEqual([null]);
    await desk.call('POST', 'sets/0/activate');
    expect(outcomes((await requestTranslations([key('title')])).body)).toEqual(['translated']);
  });

  test('returns nothing for a text whose published translation still fits its changed English', async () => {
    const token = await context.api.signIn('translator');
    const desk = createDeskClient(context.api, () => token);
    const files = shell.files['en/common']!;
    const reworded = 'Recovery after LASIK takes 2 days.';
    await desk.review('es/common/title', 'La recuperación tras LASIK dura 2 días.');
    await desk.publish();
    shell.files['en/common'] = { ...files, title: reworded };
    const source = async () => (await desk.read('es/common/title')).body.source;
    await waitFor('the other English', async () => (await source()) === reworded);
    expect(outcomes((await requestTranslations([key('title'), key('home')])).body)).toEqual([
      null,
      'translated',
    ]);
    shell.files['en/common'] = files;
    await waitFor('the English of before', async () => (await source()) === title);
    await desk.call('POST', 'sets/0/activate');
  });

  test('translates an article line by line, and keeps its formatting and links at their words', async () => {
    const part = await publish();
    const { body: answer } = await requestTranslations([
      part('title'),
      part('excerpt'),
      part('body.0'),
      part('body.1.0.0'),
    ]);
    expect(answer.texts.map((one) => one?.text)).toEqual([
      'La recuperación después de LASIK dura 2 días.',
      'Descanse en casa después de LASIK.',
      'La <m1>recuperación</m1> dura 2 días &amp; en <m3>casa</m3>.',
      'Descanse.',
    ]);
    for (const nothing of ['body.1', 'body.2', 'body.9', 'body.1.0.1'])
      expect(outcomes((await requestTranslations([part(nothing)])).body)).toEqual([null]);
  });

  test('returns nothing for an article that is not published, or that the language has', async () => {
    const hidden = [
      await publish({ status: 'draft' }),
      await publish({ status: 'scheduled', published_at: new Date(Date.now() + 3_600_000).toISOString() }),
      () => ({ article: randomUUID(), part: 'title' }),
    ];
    for (const part of hidden)
      expect((await requestTranslations([part('title')])).body).toEqual({ texts: [null] });
    const spanish = { title: 'La recuperación', excerpt: '', body: body() };
    const half = await publish({}, { en: english, es: spanish });
    const parts = [half('title'), half('body.0')];
    expect(outcomes((await requestTranslations(parts)).body)).toEqual([null, 'translated']);
    expect(outcomes((await requestTranslations(parts, 'es-MX')).body)).toEqual([null, 'translated']);
    const whole = await publish(
      {},
      { en: english, es: { ...spanish, body: body(paragraph(textNode('Descanse.'))) } },
    );
    expect(outcomes((await requestTranslations([whole('title'), whole('body.0')])).body)).toEqual([
      null,
      null,
    ]);
  });

  test('accepts names of texts only, one of ten languages, and at most 100 names', async () => {
    const one = key('home');
    for (const [texts, language] of [
      [[{ text: 'Rest.' }]],
      [[{ ...one, text: 'Rest.' }]],
      [[{ article: randomUUID(), part: 'body' }]],
      [[{ article: 'an-article', part: 'title' }]],
      [[]],
      [Array.from({ length: 101 }, () => one)],
      [[one], 'en'],
      [[one], 'fr'],
    ] as [object[], string?][])
      expect((await requestTranslations(texts, language)).status).toBe(400);
    expect(context.deepl.received).toEqual([]);
  });

  test('calls a service once for a text, however many visitors wait, and not at all for cached ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => requestTranslations([key('title'), key('home')])),
    );
    expect(answers.map(({ body: answer }) => outcomes(answer))).toEqual(
      Array(8).fill(['translated', 'translated']),
    );
    expect(context.deepl.received).toHaveLength(2);
    context.pausesMs.length = 0;
    expect(outcomes((await requestTranslations([key('title'), key('home')])).body)).toEqual([
      'translated',
      'translated',
    ]);
    expect([context.deepl.received.length, context.pausesMs]).toEqual([2, []]);
  });

  test('returns the English when the services fail, and calls them again later [FAULT-20]', async () => {
    context.deepl.failNext({ status: 403 });
    context.google.failNext({ status: 403 });
    const { body: answer } = await requestTranslations([key('home')], 'ko');
    expect(answer.texts).toEqual([{ text: home, outcome: 'source', service: null, source: hashOf(home) }]);
    context.advanceClock(3_600_000);
    expect(outcomes((await requestTranslations([key('home')], 'ko')).body)).toEqual(['translated']);
  });

  test('returns the English once the budget is spent', async () => {
    const part = await publish({}, { en: { ...english, title: 'Rest. '.repeat(30).trim() } });
    await context.api.dataSource.query(
      `INSERT INTO translation_usage (month, service, language, characters)
       VALUES (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), 'general', 'ar', 2990)`,
    );
    const { status, body: answer } = await requestTranslations([part('title')]);
    expect([status, outcomes(answer)]).toEqual([200, ['source']]);
    expect(context.deepl.received).toEqual([]);
  });

  test('returns the English of a line that no service translates safely, and does not pay for it with every visitor', async () => {
    // The stubs leave this word in Latin letters, which the checks block in Korean.
    const part = await publish({}, { en: { ...english, title: 'Rest at the lake.' } });
    const { body: first } = await requestTranslations([part('title')], 'ko');
    expect(first.texts).toMatchObject([{ text: 'Rest at the lake.', outcome: 'needs_human', service: null }]);
    const calls = () => context.deepl.received.length + context.google.received.length;
    const before = calls();
    expect(outcomes((await requestTranslations([part('title')], 'ko')).body)).toEqual(['needs_human']);
    expect([before > 0, calls()]).toEqual([true, before]);
    context.advanceClock(3_600_000);
    await requestTranslations([part('title')], 'ko');
    expect(calls()).toBeGreaterThan(before);
  });

  test('is limited for each address separately', async () => {
    const from = uniqueAddress();
    const many = Array.from({ length: 100 }, () => key('nothing'));
    for (let count = 0; count < 6; count += 1)
      expect((await requestTranslations(many, 'es', from)).status).toBe(200);
    const refused = await requestTranslations([key('nothing')], 'es', from);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await requestTranslations([key('nothing')])).status).toBe(200);
  });

  test('leaves none of the texts in the logs', async () => {
    await requestTranslations([key('title')]);
    expect(context.api.logs()).not.toContain('recovery');
  });
});
