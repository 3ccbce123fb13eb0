import type { TextBackTranslation } from '@lens/contracts/back-translations';
import type { DeskPermissions } from '@lens/contracts/desk-permissions';
import type { ErrorBody } from '@lens/contracts/errors';
import type { DeskText } from '@lens/contracts/desk';
import { hashOf } from '@lens/contracts/text-hash';
import { Activity } from '../src/activity/activity.entity.js';
import { Usage } from '../src/translations/usage/usage.js';
import { createDeskClient } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { withServices } from './harness/translation-services/with-services.js';

const shipped = 'Descanse en casa 2 semanas, LASIK: 4.5 mm.';
let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell({
    'en/common': {
      recovery: { rest: 'Rest at home for 2 weeks, LASIK: 4.5 mm.', cut: 'A cut of 4.5 mm.' },
      risks: { one: 'One.', two: 'Two.', three: 'Three.', four: 'Four.', five: 'Five.', gone: 'Gone.' },
      title: 'Welcome.',
    },
    'es/common': { recovery: { rest: shipped }, title: 'Hola.' },
    'pt-BR/common': { recovery: { cut: 'Descanse em casa: 4,5 mm.' } },
    'tl/common': { recovery: { cut: 'Hiwa na 4.5 mm.' } },
  });
});
afterAll(() => shell.stop());
const variables = {
  get SHELL_URL() {
    return shell.variables.SHELL_URL;
  },
};

withServices('a back-translation', variables, (context) => {
  let mara: string;
  let lin: string;
  beforeAll(async () => {
    const qualification = 'Certified medical interpreter, Spanish';
    mara = await context.api.signIn('translator', { name: 'Mara Ito', qualification });
    lin = await context.api.signIn('translator', { name: 'Lin Soto', qualification });
  });
  const pathOf = (name: string) => `/api/translations/texts/${name}/back-translation`;
  const read = (name: string, token = mara) =>
    context.api.call<TextBackTranslation>('GET', pathOf(name), { token });
  const ask = (name: string, wording: string, baseRevision?: number) =>
    context.api.call<TextBackTranslation & ErrorBody>('POST', pathOf(name), {
      token: mara,
      body: { wording: hashOf(wording) },
      baseRevision,
    });
  const write = (name: string, wording: string, token: string, text = 'One!', baseRevision?: number) =>
    context.api.call<TextBackTranslation & ErrorBody>('PUT', pathOf(name), {
      token,
      body: { text, wording: hashOf(wording) },
      baseRevision,
    });
  const deskOf = (token: () => string) =>
    createDeskClient(
      new Proxy({} as typeof context.api, { get: (_, name) => context.api[name as 'call'] }),
      token,
    );
  const [maras, lins] = [deskOf(() => mara), deskOf(() => lin)];
  const usage = () => context.api.app.get(Usage, { strict: false });

  test('of a shipped text is made by a service, stored, counted and recorded [DESK-19]', async () => {
    const name = 'es/common/recovery.rest';
    expect((await read(name)).body).toEqual({
      back_translation: null,
      revision: 0,
      is_author: false,
      is_permitted: true,
    });
    const { status, headers, body } = await ask(name, shipped);
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body).toMatchObject({
      back_translation: {
        text: 'Rest at home 2 semanas, LASIK: 4.5 mm.',
        service: 'premium',
        username: expect.stringMatching(/^translator-/),
        created_at: expect.any(String),
      },
      revision: 1,
    });
    expect((await read(name, lin)).body).toEqual(body);
    const sent = new URLSearchParams(context.deepl.received[0]!.body);
    expect([sent.get('source_lang'), sent.get('target_lang')]).toEqual(['ES', 'EN-US']);
    expect(sent.get('text')).toContain('<x id="1">LASIK</x>');
    const { months } = await usage().report();
    expect(months).toMatchObject([{ service: 'premium', language: 'es', characters: expect.any(Number) }]);
    const entries = await context.api.dataSource.manager.findBy(Activity, { resource_id: name });
    expect(entries.map(({ event, resource_type, changes }) => [event, resource_type, changes])).toEqual([
      ['back_translated', 'translation', null],
    ]);
  });

  test('costs nothing the second time', async () => {
    const name = 'es/common/recovery.rest';
    expect((await ask(name, shipped)).body.revision).toBe(1);
    expect(context.deepl.received).toEqual([]);
  });

  test('has the source code of each service, and English separators', async () => {
    const cut = 'Descanse em casa: 4,5 mm.';
    expect((await ask('pt-BR/common/recovery.cut', cut)).body.back_translation!.text).toBe(
      'Rest at home: 4.5 mm.',
    );
    expect(context.deepl.received[0]!.body).toContain('source_lang=PT&target_lang=EN-US');
    expect((await ask('tl/common/recovery.cut', 'Hiwa na 4.5 mm.')).body.back_translation!.service).toBe(
      'general',
    );
    expect(JSON.parse(context.google.received[0]!.body)).toMatchObject({ source: 'tl', target: 'en' });
  });

  test('is of one wording, and not shown for another', async () => {
    const name = 'es/common/risks.one';
    await maras.save(name, 0, 'Descanse.');
    expect((await ask(name, 'Descanse.')).body.back_translation!.text).toBe('Rest.');
    await maras.save(name, 1, 'Descanse en casa.');
    expect((await read(name)).body).toMatchObject({ back_translation: null, revision: 1 });
    expect(await ask(name, 'Descanse.')).toMatchObject({ status: 412, body: { code: 'wording_changed' } });
    expect((await ask(name, 'Descanse en casa.')).body).toMatchObject({ revision: 2 });
    await lins.save(name, 2, 'Descanse en casa.', 'reviewed');
    expect((await read(name)).body.back_translation!.text).toBe('Rest at home.');
  });

  test('can be written by a second person, but not by who wrote the translation [DESK-20]', async () => {
    const name = 'es/common/risks.two';
    await maras.save(name, 0, 'No dos.');
    expect((await read(name, mara)).body.is_author).toBe(true);
    expect((await read(name, lin)).body.is_author).toBe(false);
    expect(await write(name, 'No dos.', mara)).toMatchObject({
      status: 409,
      body: { code: 'own_translation' },
    });
    const { body } = await write(name, 'No dos.', lin, '  Not two.\n');
    expect(body.back_translation).toMatchObject({ text: 'Not two.', service: null });
    expect(context.deepl.received).toEqual([]);
    // Who reviews it has not written it, and who wrote it is its author still.
    await lins.save(name, 1, 'No dos.', 'reviewed');
    expect((await write(name, 'No dos.', mara)).body.code).toBe('own_translation');
    expect((await write(name, 'No dos.', lin, 'Not two!')).status).toBe(200);
  });

  test('that a person wrote is not replaced by a service', async () => {
    const name = 'es/common/risks.two';
    expect((await ask(name, 'No dos.')).body.back_translation).toMatchObject({
      text: 'Not two!',
      service: null,
    });
    expect(context.deepl.received).toEqual([]);
  });

  test('does not replace one that its author has not seen', async () => {
    const name = 'es/common/risks.three';
    await maras.save(name, 0, 'Tres.');
    expect((await write(name, 'Tres.', lin, 'Three.', 1)).body.code).toBe('revision_conflict');
    expect((await write(name, 'Tres.', lin, 'Three.', 0)).body.revision).toBe(1);
    const late = await write(name, 'Tres.', await context.api.signIn('translator'), 'Tree.', 0);
    expect([late.status, late.body.code, late.body.error]).toEqual([
      412,
      'revision_conflict',
      expect.stringMatching(/^translator-\w+ has changed this/),
    ]);
    expect((await ask(name, 'Tres.', 0)).status).toBe(412);
    expect((await read(name)).body.back_translation!.text).toBe('Three.');
  });

  test('of what a run translated can be written by whoever started it', async () => {
    const { username } = (
      await context.api.call<{ username: string }>('GET', '/api/auth/me', { token: mara })
    ).body;
    for (const table of ['desk_texts', 'desk_text_versions'])
      await context.api.dataSource.query(
        `INSERT INTO ${table} (language, namespace, key, text, state, source, revision, username)
          VALUES ('es', 'common', 'risks.four', 'Cuatro.', 'machine', 'Four.', 1, $1)`,
        [username],
      );
    expect((await write('es/common/risks.four', 'Cuatro.', mara)).status).toBe(200);
    // As it was saved before translators were recorded.
    await context.api.dataSource.query(`UPDATE desk_texts SET state = 'translated' WHERE key = 'risks.four'`);
    expect((await write('es/common/risks.four', 'Cuatro.', mara)).body.code).toBe('own_translation');
  });

  test.each([
    ['a text that is not critical', 'es/common/title', 'Hola.', 'not_critical'],
    ['a text without a translation', 'es/common/risks.gone', '', 'not_translated'],
  ])('is refused for %s', async (_what, name, wording, code) => {
    for (const { status, body } of [await ask(name, wording || 'x'), await write(name, wording || 'x', lin)])
      expect([status, body.code]).toEqual([409, code]);
    expect((await read(name)).body.back_translation).toBeNull();
  });

  test('that alters a number or that no service makes is not stored', async () => {
    const name = 'es/common/risks.five';
    await maras.save(name, 0, 'Descanse 5 días.');
    context.deepl.failNext(
      ...Array.from({ length: 4 }, () => ({ alters: (answer: string) => answer.replace('5', '6') })),
    );
    context.google.failNext({ status: 403 });
    const altered = await ask(name, 'Descanse 5 días.');
    expect([altered.status, altered.body.code]).toEqual([409, 'not_translated_back']);
    expect(altered.body.error).toContain('other terms or numbers');
    context.advanceClock(3_600_000);
    context.deepl.failNext({ status: 456 });
    context.google.failNext({ status: 403 });
    const failed = await ask(name, 'Descanse 5 días.');
    expect(failed.body.error).toBe(
      'No service has translated this text back. DeepL API error: 456 Quota Exceeded. Google Translate API error: 403 Forbidden',
    );
    expect((await read(name)).body).toMatchObject({ back_translation: null, revision: 0 });
  });

  test('is refused once the budget is spent', async () => {
    await usage().spend('general', 'ar', (await usage().report()).budget.characters);
    expect(await ask('es/common/risks.five', 'Descanse 5 días.')).toMatchObject({
      status: 409,
      body: { code: 'translation_budget_spent' },
    });
  });

  test('is made by who may translate or review the language, and needs a text', async () => {
    const { body } = await maras.call<DeskText>('GET', 'texts/es/common/recovery.rest');
    expect(body.shipped).toBe(shipped);
    const name = 'es/common/recovery.rest';
    const editor = await context.api.signIn('editor');
    expect((await read(name, editor)).body.is_permitted).toBe(false);
    expect((await write(name, shipped, editor)).status).toBe(403);
    const permissions = { translate: ['ko'], review: [], publish: ['es'] } satisfies DeskPermissions;
    const ofKorean = await context.api.signIn('translator', { permissions });
    expect((await read(name, ofKorean)).body.is_permitted).toBe(false);
    expect((await write(name, shipped, ofKorean)).body.code).toBe('language_not_permitted');
    const reviser = await context.api.signIn('translator', {
      permissions: { translate: [], review: ['es'], publish: [] },
    });
    expect((await read(name, reviser)).body.is_permitted).toBe(true);
    expect((await write(name, shipped, reviser)).status).toBe(200);
    expect((await read('es/common/recovery.nothing')).status).toBe(404);
    expect((await write('es/common/recovery.rest', shipped, lin, ' ')).status).toBe(400);
  });
});

onEachEngine(
  'a back-translation without services',
  (api) => {
    test('is refused by a service, and can be written by a person', async () => {
      const call = async (method: string, body: object) =>
        api.call<TextBackTranslation & ErrorBody>(
          method,
          '/api/translations/texts/es/common/recovery.rest/back-translation',
          { token: await api.signIn('translator'), body: { wording: hashOf(shipped), ...body } },
        );
      expect(await call('POST', {})).toMatchObject({
        status: 409,
        body: { code: 'translation_unavailable' },
      });
      expect((await call('PUT', { text: 'Rest.' })).body.back_translation!.text).toBe('Rest.');
    });
  },
  () => shell.variables,
);
