import type { TextComments } from '@lens/contracts/comments';
import type { ErrorBody } from '@lens/contracts/errors';
import type { TextImport, TextImportPreview } from '@lens/contracts/desk';
import { xliffType } from '@lens/contracts/text-files';
import { nestTexts } from '@lens/contracts/text-tree';
import fc from 'fast-check';
import { DeskTextRow } from '../src/translations/texts/desk-text.entity.js';
import { parseNestedTexts } from '../src/translations/texts/nested-texts.js';
import { TextCommentRow } from '../src/translations/texts/text-comment.entity.js';
import { readXliff } from '../src/translations/texts/xliff/read-xliff.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { buildUnit, buildXliff } from './harness/xliff.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

const keys = ['hero.title', 'hero.lead', 'items_zero', 'items_one', 'items_two', 'items_few', 'items_many'];
const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('{{name}}', '<b>', '</b>', 'LASIK', '&amp;', '&', ']]>', ' ', '\n', '\r\n', '\t', '\u0001'),
);
const text = fc
  .array(part, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '' && !/\0|\p{Surrogate}/u.test(text));

onEachEngine(
  'XLIFF',
  (api) => {
    let token: string;
    const { call, read, save, review } = createDeskClient(api, () => token);
    const as = { 'content-type': xliffType };
    const exported = async (name: string) => (await call<string>('GET', `files/${name}/xliff`)).body;
    const imported = (name: string, document: string) =>
      call<TextImport>('PUT', `files/${name}/xliff`, document, as);
    const previewed = (name: string, document: string) =>
      call<TextImportPreview>('POST', `files/${name}/xliff/preview`, document, as);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });

    test('is exported with the English, the state and the notes of each text', async () => {
      await review('ko/common/hero.lead', '{{name}} 님, 물어보세요.');
      const answer = await call<string>('GET', 'files/ko/common/xliff');
      expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        xliffType,
        'attachment; filename="common.ko.xlf"',
      ]);
      expect(answer.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="common" source-language="en" target-language="ko" datatype="plaintext">
    <body>
      <trans-unit id="hero.title" xml:space="preserve">
        <source><mrk mtype="protected">LASIK</mrk> takes 15 minutes.</source>
        <target state="translated"><mrk mtype="protected">LASIK</mrk>은 15분 걸립니다.</target>
        <note from="site">The first screen.</note>
      </trans-unit>
      <trans-unit id="hero.lead" approved="yes" xml:space="preserve">
        <source>Ask us, <ph id="1">{{name}}</ph>.</source>
        <target state="signed-off"><ph id="1">{{name}}</ph> 님, 물어보세요.</target>
        <note from="site">The first screen.</note>
      </trans-unit>
      <trans-unit id="items_other" xml:space="preserve">
        <source><ph id="1">{{count}}</ph> items</source>
        <note from="site">A number of things: {{count}} of them.</note>
        <note from="site">The plural form “other” of the language.</note>
      </trans-unit>
    </body>
  </file>
</xliff>
`);
    });

    test.each([
      [
        'machine',
        'LASIK takes 15 minutes.',
        'state="needs-review-translation" state-qualifier="leveraged-mt"',
      ],
      ['translated', 'LASIK takes 20 minutes.', 'state="needs-review-translation"'],
    ] as const)(
      'is exported with the state of a text that is %s, with the source “%s”',
      async (state, source, attributes) => {
        const name = { language: 'hy', namespace: 'common', key: 'hero.title' } as const;
        const row = { ...name, text: 'x', state, source, revision: 1, username: 'machine' };
        await api.dataSource.manager.upsert(DeskTextRow, row, ['language', 'namespace', 'key']);
        expect(await exported('hy/common')).toContain(`<target ${attributes}>x</target>`);
        await api.dataSource.manager.delete(DeskTextRow, name);
      },
    );

    test('does not contain English where no service could translate a text', async () => {
      const row = { namespace: 'common', key: 'hero.title', state: 'needs_human' as const, revision: 1 };
      const english = { ...row, text: 'English', source: 'LASIK takes 15 minutes.', username: 'machine' };
      const names = ['hy' as const, 'ko' as const].map((language) => ({ ...english, language }));
      await api.dataSource.manager.upsert(DeskTextRow, names, ['language', 'namespace', 'key']);
      expect(await exported('hy/common')).not.toContain('<target state="needs-translation"');
      expect(await exported('ko/common')).toMatch(
        /<target state="needs-translation" state-qualifier="rejected-inaccurate">.*15분 걸립니다\.<\/target>/,
      );
      for (const language of ['hy', 'ko'] as const)
        await api.dataSource.manager.delete(DeskTextRow, {
          language,
          namespace: 'common',
          key: 'hero.title',
        });
    });

    test('changes nothing when it is imported as it was exported, and with one change only that text [FILE-3]', async () => {
      await save('es/common/hero.lead', 0, 'Pregunte, {{name}}.');
      const before = await exported('es/common');
      expect((await imported('es/common', before)).body).toEqual({
        changed: 0,
        unchanged: 2,
        stale: 0,
        comments: 0,
        older: 0,
        reviewed: 0,
        unknown: [],
        empty: [],
        findings: [],
      });
      expect(await exported('es/common')).toBe(before);
      const changed = before.replace('Pregunte, ', 'Pregúntenos, ');
      const preview = (await previewed('es/common', changed)).body;
      expect(preview).toMatchObject({ unchanged: 1, stale: [] });
      expect(preview.changes.map(({ key, before: was, after }) => [key, was, after])).toEqual([
        ['hero.lead', 'Pregunte, {{name}}.', 'Pregúntenos, {{name}}.'],
      ]);
      expect(await exported('es/common')).toBe(before);
      expect((await imported('es/common', changed)).body).toMatchObject({ changed: 1, unchanged: 1 });
      expect(await exported('es/common')).toBe(changed);
    });

    test('is imported as translations, with the findings of each; an empty target is not a translation', async () => {
      await save('vi/common/hero.lead', 0, 'Hãy hỏi {{name}}.');
      const document = buildXliff(
        'vi',
        `<trans-unit id="hero.title"><source>LASIK takes 15 minutes.</source>
          <target state="final">Mất 20 phút.</target></trans-unit>
        <trans-unit id="hero.lead"><source>Ask us, {{name}}.</source><target> </target></trans-unit>`,
      );
      const { status, body } = await imported('vi/common', document);
      expect([status, body.changed, body.unchanged, body.empty]).toEqual([200, 1, 0, ['hero.lead']]);
      expect(body.findings.map(({ key, code }) => `${key} ${code}`)).toEqual(
        expect.arrayContaining(['hero.title term.lost', 'hero.title number.changed']),
      );
      expect((await read('vi/common/hero.title')).body).toMatchObject({
        text: 'Mất 20 phút.',
        state: 'translated',
      });
      expect((await read('vi/common/hero.lead')).body).toMatchObject({
        text: 'Hãy hỏi {{name}}.',
        revision: 1,
      });
    });

    test.each(['translated', 'final', 'signed-off'])(
      'signs nothing and confirms nothing, whatever its states say: %s [SIGN-2]',
      async (state) => {
        const machine = { language: 'hy', namespace: 'common', key: 'hero.title' } as const;
        const source = 'LASIK takes 15 minutes.';
        const row = { ...machine, text: 'LASIK-ը տևում է 15 րոպե։', state: 'machine' as const, source };
        await api.dataSource.manager.upsert(DeskTextRow, { ...row, revision: 1, username: 'machine' }, [
          ...['language', 'namespace', 'key'],
        ]);
        const unit = (text: string) =>
          buildXliff(
            'hy',
            `<trans-unit id="hero.title" approved="yes"><source>${source}</source>
              <target state="${state}">${text}</target></trans-unit>`,
          );
        expect((await imported('hy/common', unit(row.text))).body).toMatchObject({
          changed: 0,
          unchanged: 1,
        });
        expect((await read('hy/common/hero.title')).body).toMatchObject({ state: 'machine', revision: 1 });
        const other = 'LASIK-ի տևողությունը 15 րոպե է։';
        expect((await imported('hy/common', unit(other))).body).toMatchObject({ changed: 1 });
        expect((await read('hy/common/hero.title')).body).toMatchObject({
          ...{ text: other, state: 'translated', sign_off: null },
        });
        await api.dataSource.query(`DELETE FROM desk_texts WHERE language = 'hy'`);
        await api.dataSource.query(`DELETE FROM desk_text_versions WHERE language = 'hy'`);
      },
    );

    test('is read in the variants that translators’ tools write', async () => {
      const document = buildXliff(
        'zh-CN',
        `<x:group xmlns:x="urn:oasis:names:tc:xliff:document:1.2" id="g"><x:trans-unit id="hero.lead">
          <x:source>Ask us, <x:ph id="1">{{name}}</x:ph>.</x:source>
          <x:seg-source><x:mrk mtype="seg" mid="1">Ask us, {{name}}.</x:mrk></x:seg-source>
          <x:target xml:lang="zh-CN"><x:mrk mtype="seg" mid="1">请问我们，</x:mrk><x:g id="2">{{name}}</x:g>。</x:target>
          <x:alt-trans><x:source>Ask</x:source><x:target>问</x:target></x:alt-trans>
          <x:note>{{name}} is a name</x:note>
        </x:trans-unit></x:group>`,
      );
      expect((await imported('zh/common', `\ufeff${document}`)).body).toMatchObject({
        changed: 1,
        stale: 0,
        comments: 1,
      });
      expect((await read('zh/common/hero.lead')).body.text).toBe('请问我们，{{name}}。');
    });

    test('is read in UTF-8 and in UTF-16, and a file in another encoding says so', async () => {
      const unit = buildUnit('hero.lead', 'Ask us, {{name}}.', '문의하세요, {{name}}.');
      const document = `\ufeff${buildXliff('ko', unit)}`;
      const preview = (bytes: Uint8Array) =>
        call<TextImportPreview & ErrorBody>('POST', 'files/ko/common/xliff/preview', bytes, as);
      const utf16 = Buffer.from(document, 'utf16le');
      const bytes = [Buffer.from(document), Buffer.from(utf16), Buffer.from(utf16).swap16()];
      for (const one of bytes)
        expect((await preview(one)).body.changes.map(({ after }) => after)).toEqual([
          '문의하세요, {{name}}.',
        ]);
      const { status, body } = await preview(Buffer.from('<xliff version="1.2">Cirugía</xliff>', 'latin1'));
      expect([status, body.code]).toEqual([400, 'text_not_unicode']);
      expect(body.error).toContain('Save it as UTF-8');
    });

    test('exports descriptions and comments as notes, and imports a translator’s notes as comments, once each [FILE-7]', async () => {
      const path = 'he/common/hero.lead/comments';
      const comments = async () =>
        (await call<TextComments>('GET', `texts/${path}`)).body.items.map(({ text, about }) => [text, about]);
      await call('POST', `texts/${path}`, { text: 'Is {{name}} the surgeon?', about: 'source' });
      await call('POST', `texts/${path}`, { text: 'Settled.', about: 'language' });
      const { items } = (await call<TextComments>('GET', `texts/${path}`)).body;
      await api.dataSource.manager.update(
        TextCommentRow,
        { id: items[1]!.id },
        { resolved_at: new Date().toISOString(), resolved_by: 'lin' },
      );
      const before = await exported('he/common');
      expect(before).toContain(`<note from="${items[0]!.username}">Is {{name}} the surgeon?</note>`);
      expect(before).not.toContain('Settled.');
      expect((await imported('he/common', before)).body).toMatchObject({ changed: 0, comments: 0 });

      const remark = '<note from="Noa, memoQ">Feminine or masculine?</note>';
      const returned = before.replace(
        /(id="hero.lead"[^]*?)<\/trans-unit>/,
        `$1${remark}<note>Settled.</note><note> </note></trans-unit>`,
      );
      expect((await previewed('he/common', returned)).body).toMatchObject({ changes: [], comments: 1 });
      expect(await comments()).toHaveLength(2);
      expect((await imported('he/common', returned)).body).toMatchObject({ changed: 0, comments: 1 });
      expect((await comments()).at(-1)).toEqual(['Noa, memoQ: Feminine or masculine?', 'language']);
      expect((await imported('he/common', returned)).body.comments).toBe(0);
      expect(await comments()).toHaveLength(3);
    });

    test('does not import texts whose English has changed since the export, and reports them [FILE-4]', async () => {
      const old = buildXliff(
        'pt-BR',
        `<trans-unit id="hero.title"><source>LASIK takes 10 minutes.</source>
          <target>LASIK leva 10 minutos.</target></trans-unit>
        <trans-unit id="hero.lead"><source>Ask us, {{name}}.</source><target>Pergunte, {{name}}.</target></trans-unit>`,
      );
      const { body } = await previewed('pt-BR/common', old);
      expect(body.changes.map(({ key }) => key)).toEqual(['hero.lead']);
      expect(body.stale).toEqual([
        {
          key: 'hero.title',
          source: 'LASIK takes 15 minutes.',
          source_then: 'LASIK takes 10 minutes.',
          text: 'LASIK leva 10 minutos.',
        },
      ]);
      expect((await imported('pt-BR/common', old)).body).toMatchObject({
        changed: 1,
        unchanged: 0,
        stale: 1,
      });
      expect((await read('pt-BR/common/hero.title')).body).toMatchObject({ text: null, revision: 0 });
    });

    test('is imported exactly as it was exported, whatever it contains [FILE-3]', async () => {
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), text), async (texts) => {
          const { status } = await call('PUT', 'files/ar/common', nestTexts(Object.entries(texts)));
          expect(status).toBe(200);
          const before = await exported('ar/common');
          const json = (await call<string>('GET', 'files/ar/common')).body;
          const named = parseNestedTexts(JSON.parse(json) as Record<string, unknown>);
          expect(readXliff(before, 'ar', 'common').texts).toEqual(named);
          expect((await imported('ar/common', before)).body).toMatchObject({ changed: 0, stale: 0 });
          expect(await exported('ar/common')).toBe(before);
        }),
        { numRuns: 20 },
      );
    });
  },
  () => shell.variables,
);
