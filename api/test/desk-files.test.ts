import type { TextImport, TextImportPreview } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import { nestTexts, type TextTree } from '@lens/contracts/text-tree';
import fc from 'fast-check';
import { DeskTextRow, DeskTextVersion } from '../src/translations/texts/desk-text.entity.js';
import { parseNestedTexts } from '../src/translations/texts/nested-texts.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

const keys = ['hero.title', 'hero.lead', 'items_zero', 'items_one', 'items_two', 'items_few', 'items_many'];
const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((said) => said.trim() !== '' && !/\0|\p{Surrogate}/u.test(said));

onEachEngine(
  'files of texts',
  (api) => {
    let token: string;
    const { call, read, save } = createDeskClient(api, () => token);
    const exported = async (name: string) =>
      JSON.parse((await call<string>('GET', `files/${name}`)).body) as TextTree;
    const imported = (name: string, tree: unknown) => call<TextImport>('PUT', `files/${name}`, tree);
    const previewed = (name: string, tree: unknown) =>
      call<TextImportPreview>('POST', `files/${name}/preview`, tree);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });

    test('are taken apart for nobody who holds no token of ours', async () => {
      // Half of one: whoever parsed it would find it malformed.
      const body = '{"hero": {"title"';
      for (const stranger of [undefined, 'made.up.token']) {
        const answer = await api.call('PUT', '/api/translations/files/es/common', { token: stranger, body });
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      }
      const own = await api.call('PUT', '/api/translations/files/es/common', { token, body });
      expect([own.status, own.body.code]).toEqual([400, 'malformed_body']);
    });

    test('go out nested, as shipped with what was written over it', async () => {
      await save('es/common/items_many', 0, '{{count}} de cosas');
      const answer = await call<string>('GET', 'files/es/common');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="common.es.json"');
      expect(JSON.parse(answer.body)).toEqual({
        hero: { title: 'LASIK tarda 15 minutos.' },
        items_many: '{{count}} de cosas',
      });
    });

    test('come in as translations, with what is wrong with each', async () => {
      const answer = await imported('ko/common', {
        hero: { title: 'LASIK은 15분 걸립니다.', lead: '{{name}} 님' },
        items_other: '여럿',
      });
      expect(answer).toMatchObject({ status: 200, body: { changed: 2, unchanged: 1 } });
      expect(answer.body.findings.map(({ key, code }) => `${key} ${code}`)).toContain(
        'items_other placeholder.changed',
      );
      expect((await read('ko/common/items_other')).body).toMatchObject({ state: 'translated', revision: 1 });
      const [version] = await api.source.manager.findBy(DeskTextVersion, { key: 'items_other' });
      expect(version?.text).toBe('여럿');
    });

    test('are compared with the desk before they come in, and nothing is saved', async () => {
      await save('he/common/hero.lead', 0, 'שאלו אותנו, {{name}}.');
      const tree = { hero: { title: 'הטיפול נמשך 20 דקות.', lead: 'שאלו אותנו, {{name}}.' } };
      const { status, body } = await previewed('he/common', tree);
      expect([status, body.unchanged]).toEqual([200, 1]);
      expect(body.changes).toEqual([
        {
          key: 'hero.title',
          source: 'LASIK takes 15 minutes.',
          before: null,
          after: 'הטיפול נמשך 20 דקות.',
          state: 'untranslated',
          changed_by: null,
          changed_at: null,
          older: false,
          findings: expect.arrayContaining([
            expect.objectContaining({ code: 'term.lost', severity: 'block' }),
            expect.objectContaining({ code: 'number.changed', severity: 'block' }),
          ]),
        },
      ]);
      expect((await read('he/common/hero.title')).body).toMatchObject({ text: null, revision: 0 });
      const { changed, findings } = (await imported('he/common', tree)).body;
      expect([changed, findings.map(({ code }) => code)]).toEqual([
        1,
        body.changes[0]?.findings.map(({ code }) => code),
      ]);
      expect((await previewed('he/common', tree)).body).toEqual({
        revision: 2,
        changes: [],
        unchanged: 2,
        unknown: [],
        empty: [],
        comments: 0,
        stale: [],
      });
    });

    test('come in only as they were seen: what a colleague has written since is not lost', async () => {
      const tree = { hero: { lead: '{{name}}, tanungin kami.' } };
      const { body: preview, headers } = await previewed('tl/common', tree);
      expect(headers.get('etag')).toBe(`"${preview.revision}"`);
      // Of no concern to the file.
      await save('tl/common/items_one', 0, '{{count}}');
      await save('tl/common/hero.lead', 0, 'Tanungin kami, {{name}}.', 'reviewed');
      const put = (seen: number | null) =>
        api.call('PUT', '/api/translations/files/tl/common', { token, body: tree, seen });
      const refused = await put(preview.revision);
      expect([refused.status, refused.body.code]).toEqual([412, 'revision_conflict']);
      expect((await read('tl/common/hero.lead')).body).toMatchObject({ state: 'reviewed', revision: 1 });
      expect((await put(null)).body.code).toBe('revision_required');
      const { revision } = (await previewed('tl/common', tree)).body;
      expect((await put(revision)).status).toBe(200);
    });

    test('say which texts the desk has in a newer wording, and can leave those alone', async () => {
      const name = 'hy/common/hero.lead';
      await save(name, 0, 'Հարցրեք, {{name}}:');
      const old = { hero: { lead: 'Հարցրեք, {{name}}:', title: 'LASIK-ը տևում է 15 րոպե:' } };
      const newer = (await save(name, 1, 'Հարցրեք մեզ, {{name}}:')).body;
      const { changes } = (await previewed('hy/common', old)).body;
      expect(changes.map(({ key, older, changed_by }) => [key, older, changed_by])).toEqual([
        ['hero.title', false, null],
        ['hero.lead', true, newer.changed_by],
      ]);
      const left = await call<TextImport>('PUT', 'files/hy/common?older=leave', old);
      expect(left.body).toMatchObject({ changed: 1, older: 1, unchanged: 0 });
      expect((await read(name)).body.text).toBe(newer.text);
      expect((await imported('hy/common', old)).body).toMatchObject({ changed: 1, older: 0, unchanged: 1 });
    });

    test.each([
      ['es/common', { hero: { title: 15 } }, 400],
      ['es/common', { hero: 'x'.repeat(600_000) }, 413],
      ['en/common', {}, 400],
      ['es/nowhere', {}, 404],
    ])(
      'are refused before they are compared as they would be on their way in: %s',
      async (name, tree, status) => {
        const answers = [await previewed(name, tree), await imported(name, tree)];
        expect(answers.map((answer) => answer.status)).toEqual([status, status]);
        expect(answers[0]!.body).toEqual(answers[1]!.body);
      },
    );

    test('are taken but for keys that the language does not need, which are named', async () => {
      const tree = { hero: { title: 'LASIK mất 15 phút.', gone: 'x' }, items_one: 'x' };
      const { body: preview } = await previewed('vi/common', tree);
      expect(preview.unknown).toEqual(['hero.gone', 'items_one']);
      expect(preview.changes.map(({ key }) => key)).toEqual(['hero.title']);
      expect((await imported('vi/common', tree)).body).toMatchObject({
        changed: 1,
        unchanged: 0,
        unknown: ['hero.gone', 'items_one'],
      });
    });

    test('can leave alone what was reviewed', async () => {
      const name = 'he/navigation/skip';
      await save(name, 0, 'דילוג לתוכן', 'reviewed');
      const tree = { skip: 'דלגו לתוכן' };
      const left = await call<TextImport>('PUT', 'files/he/navigation?reviewed=leave', tree);
      expect(left.body).toMatchObject({ changed: 0, unchanged: 0, older: 0, reviewed: 1 });
      expect((await read(name)).body).toMatchObject({ state: 'reviewed', revision: 1 });
      expect((await imported('he/navigation', tree)).body).toMatchObject({ changed: 1, reviewed: 0 });
    });

    test('empty no text: what they have without a word is told, and left as it is', async () => {
      const name = 'pt-BR/common/hero.title';
      await save(name, 0, 'LASIK leva 15 minutos.', 'reviewed');
      const tree = { hero: { title: ' ', lead: '' } };
      const empty = ['hero.title', 'hero.lead'];
      const { body: preview } = await previewed('pt-BR/common', tree);
      expect(preview).toMatchObject({ changes: [], unchanged: 0, empty });
      expect((await imported('pt-BR/common', tree)).body).toMatchObject({ changed: 0, unchanged: 0, empty });
      expect((await read(name)).body).toMatchObject({ state: 'reviewed', revision: 1 });
    });

    test('hold no empty text that was stored in earlier days, and it is counted as none', async () => {
      const name = 'zh/common/hero.lead';
      await save(name, 0, '请问我们，{{name}}。', 'reviewed');
      await api.source.manager.update(DeskTextRow, { language: 'zh', key: 'hero.lead' }, { text: ' ' });
      expect((await read(name)).body.state).toBe('untranslated');
      expect(await exported('zh/common')).toEqual({});
    });

    test('hold no English in the place of a translation that no service could make', async () => {
      await imported('he/common', { hero: { lead: 'Ask us, {{name}}.' } });
      await api.source.manager.update(
        DeskTextRow,
        { language: 'he', key: 'hero.lead' },
        { state: 'needs_human' },
      );
      expect(JSON.stringify(await exported('he/common'))).not.toContain('Ask us');
    });

    test('count a text that repeats its English as translated where a person says so, and not a machine', async () => {
      const [file, key] = ['tl/navigation', { language: 'tl' as const, key: 'skip' }];
      await imported(file, { skip: 'Skip to the content' });
      expect((await read(`${file}/skip`)).body.state).toBe('translated');
      await api.source.manager.update(DeskTextRow, key, { state: 'machine' });
      expect((await read(`${file}/skip`)).body.state).toBe('untranslated');
    });

    test.each([
      ['a list', { hero: ['x'] }, 'hero', /“list”/],
      ['a number', { hero: { title: 15 } }, 'hero.title', /^A text in quotes .* “number”/],
      ['a name with a dot', { 'hero.title': 'x' }, 'hero.title', /simple names/],
      ['a text that is too long', { hero: { title: 'x'.repeat(5001) } }, 'hero.title', /5000/],
    ])('are refused with %s', async (_what, tree, path, message) => {
      const answer = await call<ErrorBody>('PUT', 'files/es/common', tree);
      expect([answer.status, answer.body.details]).toEqual([
        400,
        [{ path, code: 'invalid_type', message: expect.stringMatching(message) }],
      ]);
    });

    test('may weigh more than any other body, and not without end', async () => {
      const heavy = {
        ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`k${n}`, 'x'.repeat(4000)])),
      };
      const taken = await call<TextImport>('PUT', 'files/es/common', heavy);
      expect([taken.status, taken.body.changed, taken.body.unknown.length]).toEqual([200, 0, 30]);
      const { status } = await call('PUT', 'files/es/common', { hero: 'x'.repeat(600_000) });
      expect(status).toBe(413);
    });

    test('come back as they went out, whatever they say [FILE-2]', async () => {
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), text), async (texts) => {
          const before = await exported('ar/common');
          const answer = await imported('ar/common', nestTexts(Object.entries(texts)));
          expect(answer.status).toBe(200);
          const now = await exported('ar/common');
          const wanted = new Map([...parseNestedTexts(before), ...Object.entries(texts)]);
          expect(new Map(parseNestedTexts(now))).toEqual(wanted);
          expect((await imported('ar/common', now)).body).toEqual({
            changed: 0,
            unchanged: wanted.size,
            stale: 0,
            comments: 0,
            older: 0,
            reviewed: 0,
            unknown: [],
            empty: [],
            findings: [],
          });
        }),
        { numRuns: 20 },
      );
    });
  },
  () => shell.variables,
);
