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
      title,
      home,
      own: home,
      items_one: 'Rest {{count}}',
      items_other: 'Rest {{count}} days',
    },
    'es/common': { own: 'Descanse en casa.' },
    'en/mfe-public': {},
  });
  variables.SHELL_URL = shell.variables.SHELL_URL;
});
afterAll(() => shell.stop());

const said = (words: string, ...marks: object[]) => ({
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
      said('The '),
      said('recovery', bold),
      said(' takes 2 days & at '),
      said('home', link),
      said('.'),
    ),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(said('Rest.'))] }] },
    paragraph(),
  ),
};

withServices('live translation', variables, (context) => {
  const ask = (texts: LiveText[] | object[], language = 'es', from = uniqueAddress()) =>
    context.api.call<LiveTranslations & { code?: string }>('POST', '/api/translations/live', {
      body: { language, texts },
      from,
    });
  const key = (name: string, namespace = 'common') => ({ namespace, key: name });
  const outcomes = ({ texts }: LiveTranslations) => texts.map((one) => one?.outcome ?? null);

  async function publish(fields: object = {}, texts: object = { en: english }) {
    const token = await context.api.signIn('editor');
    const { body: made } = await context.api.call<ArticleAnswer>('POST', '/api/articles', {
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
    return (part: string) => ({ article: made.id, part });
  }

  const switchOn = (...codes: string[]) =>
    context.api.source.query(
      `UPDATE settings SET value = value || jsonb_build_object('liveTranslation', $1::jsonb)`,
      [JSON.stringify(codes)],
    );
  beforeEach(() => switchOn('es', 'es-MX', 'ko'));

  test('is off in a language that staff have not switched on, and asks no service', async () => {
    await switchOn('ko');
    expect(await ask([key('home')])).toMatchObject({ status: 409, body: { code: 'live_translation_off' } });
    expect(context.deepl.received).toEqual([]);
    expect((await ask([key('home')], 'ko')).status).toBe(200);
  });

  test('has nothing for texts and articles by which a patient may come to harm', async () => {
    expect(outcomes((await ask([key('risks.pain'), key('home')])).body)).toEqual([null, 'translated']);
    const part = await publish({ categories: ['mission', 'patient-care'] });
    expect(outcomes((await ask([part('title'), part('body.0')])).body)).toEqual([null, null]);
    expect(outcomes((await ask([key('note')])).body)).toEqual([null]);
    const drops = body(
      paragraph(said('At home.')),
      paragraph(said('Take the dr'), said('ops', bold), said('.')),
    );
    const procedure = await publish({}, { en: { ...english, body: drops } });
    expect(outcomes((await ask([procedure('title'), procedure('body.0')])).body)).toEqual([null, null]);
  });

  test('is for anybody, and answers each text in the order asked, with what it was made from', async () => {
    const { status, body: answer } = await ask([key('home'), key('title')]);
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

  test('has nothing for what is no published text, nor for what the language says already [LIVE-3]', async () => {
    const { body: answer } = await ask([
      key('own'),
      key('nothing'),
      key('title', 'staff'),
      key('toString'),
      key('items_few'),
      key('home'),
    ]);
    expect(outcomes(answer)).toEqual([null, null, null, null, null, 'translated']);
    // Mexican Spanish reads its gaps in Spanish.
    expect(outcomes((await ask([key('own'), key('home')], 'es-MX')).body)).toEqual([null, 'translated']);
    const plural = (await ask([key('items_many')])).body;
    expect(plural.texts[0]).toMatchObject({ text: 'Descanse {{count}} días' });
  });

  test('has nothing any more for a text that the desk has published', async () => {
    const token = await context.api.signIn('translator');
    const desk = createDeskClient(context.api, () => token);
    expect(outcomes((await ask([key('title')])).body)).toEqual(['translated']);
    await desk.review('es/common/title', 'La recuperación tras LASIK dura 2 días.');
    await desk.publish();
    expect(outcomes((await ask([key('title')])).body)).toEqual([null]);
    await desk.call('POST', 'sets/0/activate');
    expect(outcomes((await ask([key('title')])).body)).toEqual(['translated']);
  });

  test('has nothing for a text whose published translation still fits English that is worded otherwise by now', async () => {
    const token = await context.api.signIn('translator');
    const desk = createDeskClient(context.api, () => token);
    const files = shell.files['en/common']!;
    const reworded = 'Recovery after LASIK takes 2 days.';
    await desk.review('es/common/title', 'La recuperación tras LASIK dura 2 días.');
    await desk.publish();
    shell.files['en/common'] = { ...files, title: reworded };
    const source = async () => (await desk.read('es/common/title')).body.source;
    await waitFor('the other English', async () => (await source()) === reworded);
    expect(outcomes((await ask([key('title'), key('home')])).body)).toEqual([null, 'translated']);
    shell.files['en/common'] = files;
    await waitFor('the English of before', async () => (await source()) === title);
    await desk.call('POST', 'sets/0/activate');
  });

  test('translates an article line by line, with its marks and links at their words', async () => {
    const part = await publish();
    const { body: answer } = await ask([part('title'), part('excerpt'), part('body.0'), part('body.1.0.0')]);
    expect(answer.texts.map((one) => one?.text)).toEqual([
      'La recuperación después de LASIK dura 2 días.',
      'Descanse en casa después de LASIK.',
      'La <m1>recuperación</m1> dura 2 días &amp; en <m3>casa</m3>.',
      'Descanse.',
    ]);
    for (const nothing of ['body.1', 'body.2', 'body.9', 'body.1.0.1'])
      expect(outcomes((await ask([part(nothing)])).body)).toEqual([null]);
  });

  test('tells nobody of an article that is not published, nor translates one that the language has', async () => {
    const hidden = [
      await publish({ status: 'draft' }),
      await publish({ status: 'scheduled', published_at: new Date(Date.now() + 3_600_000).toISOString() }),
      () => ({ article: randomUUID(), part: 'title' }),
    ];
    for (const part of hidden) expect((await ask([part('title')])).body).toEqual({ texts: [null] });
    const spanish = { title: 'La recuperación', excerpt: '', body: body() };
    const half = await publish({}, { en: english, es: spanish });
    const parts = [half('title'), half('body.0')];
    expect(outcomes((await ask(parts)).body)).toEqual([null, 'translated']);
    expect(outcomes((await ask(parts, 'es-MX')).body)).toEqual([null, 'translated']);
    const whole = await publish(
      {},
      { en: english, es: { ...spanish, body: body(paragraph(said('Descanse.'))) } },
    );
    expect(outcomes((await ask([whole('title'), whole('body.0')])).body)).toEqual([null, null]);
  });

  test('takes no text, no language but one of the ten, and a hundred names at most', async () => {
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
      expect((await ask(texts, language)).status).toBe(400);
    expect(context.deepl.received).toEqual([]);
  });

  test('asks a service once, however many visitors wait for a text, and not at all for what is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask([key('title'), key('home')])));
    expect(answers.map(({ body: answer }) => outcomes(answer))).toEqual(
      Array(8).fill(['translated', 'translated']),
    );
    expect(context.deepl.received).toHaveLength(2);
    context.pausesMs.length = 0;
    expect(outcomes((await ask([key('title'), key('home')])).body)).toEqual(['translated', 'translated']);
    expect([context.deepl.received.length, context.pausesMs]).toEqual([2, []]);
  });

  test('leaves the English as it is where the services fail, and asks them again later', async () => {
    context.deepl.failNext({ status: 403 });
    context.google.failNext({ status: 403 });
    const { body: answer } = await ask([key('home')], 'ko');
    expect(answer.texts).toEqual([{ text: home, outcome: 'source', service: null, source: hashOf(home) }]);
    context.advanceClock(3_600_000);
    expect(outcomes((await ask([key('home')], 'ko')).body)).toEqual(['translated']);
  });

  test('leaves the English as it is once the budget is spent', async () => {
    const part = await publish({}, { en: { ...english, title: 'Rest. '.repeat(30).trim() } });
    await context.api.source.query(
      `INSERT INTO translation_usage (month, service, language, characters)
       VALUES (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), 'general', 'ar', 2990)`,
    );
    const { status, body: answer } = await ask([part('title')]);
    expect([status, outcomes(answer)]).toEqual([200, ['source']]);
    expect(context.deepl.received).toEqual([]);
  });

  test('leaves a line in English that no service translates safely, and does not pay for it again with each visitor', async () => {
    // A word that the stubs leave in Latin letters, which no check lets stand in Korean.
    const part = await publish({}, { en: { ...english, title: 'Rest at the lake.' } });
    const { body: first } = await ask([part('title')], 'ko');
    expect(first.texts).toMatchObject([{ text: 'Rest at the lake.', outcome: 'needs_human', service: null }]);
    const calls = () => context.deepl.received.length + context.google.received.length;
    const before = calls();
    expect(outcomes((await ask([part('title')], 'ko')).body)).toEqual(['needs_human']);
    expect([before > 0, calls()]).toEqual([true, before]);
    context.advanceClock(3_600_000);
    await ask([part('title')], 'ko');
    expect(calls()).toBeGreaterThan(before);
  });

  test('is kept from one address that asks without end, and not from the next', async () => {
    const from = uniqueAddress();
    const many = Array.from({ length: 100 }, () => key('nothing'));
    for (let count = 0; count < 6; count += 1) expect((await ask(many, 'es', from)).status).toBe(200);
    const refused = await ask([key('nothing')], 'es', from);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await ask([key('nothing')])).status).toBe(200);
  });

  test('leaves nothing of the texts in the logs', async () => {
    await ask([key('title')]);
    expect(context.api.logs()).not.toContain('recovery');
  });
});
