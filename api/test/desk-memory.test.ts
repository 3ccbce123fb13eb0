import type { ActivityEntry } from '@lens/contracts/activity';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import type { TextSuggestions } from '@lens/contracts/suggestions';
import { tmxType } from '@lens/contracts/text-files';
import type { MemoryImport, MemoryImportList } from '@lens/contracts/translation-memory';
import { maxPairs } from '../src/translations/memory/translation-memory.js';
import { DeskTextRow } from '../src/translations/texts/desk-text.entity.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';
import { buildTmx, buildTmxUnit } from './harness/tmx.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

const title = 'LASIK takes 15 minutes.';

onEachEngine(
  'The translation memory',
  (api) => {
    let token: string;
    const { call, save } = createDeskClient(api, () => token);
    const imported = (language: string, document: string, origin = 'agency.tmx') =>
      call<MemoryImport & ErrorBody>('POST', `memory/${language}?origin=${origin}`, document, {
        'content-type': tmxType,
      });
    const suggested = async (name: string) =>
      (await call<TextSuggestions>('GET', `texts/${name}/suggestions`)).body.items;
    const ofMemory = async (name: string) => (await suggested(name)).filter(({ from }) => from === 'memory');
    const activity = async () =>
      (
        await api.call<Page<ActivityEntry>>('GET', '/api/activity?resource_type=translation_memory', {
          token,
        })
      ).body.items;
    beforeAll(async () => {
      token = await api.signIn('translator');
    });
    beforeEach(async () => {
      await api.dataSource.query('TRUNCATE translation_memory');
    });

    test('leaves as TMX of what people translated and what ships, with placeholders and tags as codes [DESK-21]', async () => {
      await save('hy/common/hero.lead', 0, 'Հարցրեք <b>մեզ</b> & {{name}}։');
      const machine = { language: 'hy', namespace: 'common', key: 'hero.title' } as const;
      const row = { ...machine, text: 'x', state: 'machine' as const, source: title, revision: 1 };
      await api.dataSource.manager.insert(DeskTextRow, { ...row, username: 'u' });
      const answer = await call<string>('GET', 'memory/hy');
      expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        tmxType,
        'attachment; filename="memory.hy.tmx"',
      ]);
      const timeless = answer.body
        .replaceAll(/="\d{8}T\d{6}Z"/g, '="T"')
        .replaceAll(/="translator[^"]*"/g, '="U"');
      expect(timeless).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
  <header creationtool="Translation desk" creationtoolversion="1" segtype="block" o-tmf="i18next JSON" adminlang="en" srclang="en" datatype="plaintext"/>
  <body>
    <tu>
      <prop type="x-namespace">common</prop>
      <prop type="x-key">hero.lead</prop>
      <prop type="x-state">translated</prop>
      <tuv xml:lang="en"><seg>Ask us, <ph x="1">{{name}}</ph>.</seg></tuv>
      <tuv xml:lang="hy" creationdate="T" creationid="U" changedate="T" changeid="U"><seg>Հարցրեք <ph x="2">&lt;b&gt;</ph>մեզ<ph x="3">&lt;/b&gt;</ph> &amp; <ph x="1">{{name}}</ph>։</seg></tuv>
    </tu>
  </body>
</tmx>
`);
      await api.dataSource.manager.delete(DeskTextRow, machine);
      const korean = (await call<string>('GET', 'memory/ko')).body;
      expect(korean).toContain('<tuv xml:lang="ko"><seg>LASIK은 15분 걸립니다.</seg></tuv>');
    });

    test.each([
      ['machine', title],
      ['needs_human', title],
      ['translated', 'LASIK takes 20 minutes.'],
    ] as const)('leaves without a text that is %s, with the source “%s”', async (state, source) => {
      const name = { language: 'ko', namespace: 'common', key: 'hero.title' } as const;
      const row = { ...name, text: 'x', state, source, revision: 1, username: 'u' };
      await api.dataSource.manager.upsert(DeskTextRow, row, ['language', 'namespace', 'key']);
      expect((await call<string>('GET', 'memory/ko')).body).not.toContain('<tu>');
      await api.dataSource.manager.delete(DeskTextRow, name);
    });

    test('takes the file of another tool, suggests its translations with their origin, and changes no text [DESK-21] [DESK-22]', async () => {
      const before = (await call<string>('GET', 'files/es/common')).body;
      const document = buildTmx(
        [
          buildTmxUnit(['en-US', 'LASIK takes 15 minutes.'], ['ES-ES', 'El LASIK dura 15 minutos.']),
          buildTmxUnit(['en-US', 'LASIK takes 20 minutes.'], ['es-419', 'El LASIK dura 20 minutos.']),
        ].join('\n'),
        { doctype: '<!DOCTYPE tmx SYSTEM "http://127.0.0.1:9/tmx14.dtd">\n' },
      );
      const { status, body } = await imported('es', document, 'agency%202025.tmx');
      expect([status, body]).toEqual([200, { taken: 2, known: 0, skipped: [], tags: ['ES-ES', 'es-419'] }]);
      expect(await suggested('es/common/hero.title')).toEqual([
        {
          from: 'memory',
          source: title,
          text: 'El LASIK dura 15 minutos.',
          similarity: 1,
          origin: 'agency 2025.tmx',
          imported_by: expect.stringMatching(/^translator/),
          imported_at: expect.any(String),
        },
        expect.objectContaining({ text: 'El LASIK dura 20 minutos.', similarity: expect.closeTo(0.76, 1) }),
      ]);
      expect(await ofMemory('es/common/items_one')).toEqual([]);
      expect(await ofMemory('es-MX/common/hero.title')).toEqual([]);
      expect((await call<string>('GET', 'files/es/common')).body).toEqual(before);
      expect((await call<string>('GET', 'memory/es')).body).not.toContain('dura');
    });

    test('stores the same pair once, whoever sends it first, and lists that texts came in', async () => {
      const unit = buildTmxUnit(['en', 'Rest at home.'], ['es', ' Descanse en casa. ']);
      const entries = (await activity()).length;
      expect((await imported('es', buildTmx(`${unit}${unit}`))).body).toMatchObject({ taken: 1, known: 1 });
      expect((await imported('es', buildTmx(unit), 'later.tmx')).body).toMatchObject({ taken: 0, known: 1 });
      expect((await imported('es-MX', buildTmx(unit))).body).toMatchObject({ taken: 1, known: 0 });
      const stored = 'SELECT language, source, text, origin FROM translation_memory ORDER BY language';
      const pair = { source: 'Rest at home.', text: 'Descanse en casa.', origin: 'agency.tmx' };
      expect(await api.dataSource.query(stored)).toEqual([
        { ...pair, language: 'es' },
        { ...pair, language: 'es-MX' },
      ]);
      const log = await activity();
      expect(log.length - entries).toBe(2);
      expect(log[0]).toMatchObject({
        action: 'UPDATE',
        event: 'imported',
        resource_name: 'es-MX',
        username: expect.stringMatching(/^translator/),
        changes: { texts: { before: null, after: 1 } },
      });
    });

    test('stores a pair once when it comes twice at the same moment', async () => {
      const document = buildTmx(buildTmxUnit(['en', 'Rest.'], ['ko', '쉬세요.']));
      const answers = await Promise.all([imported('ko', document), imported('ko', document)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.reduce((sum, { body }) => sum + body.taken, 0)).toBe(1);
    });

    test('says what it did not take, and where that is in the file', async () => {
      const document = buildTmx(
        [
          buildTmxUnit(['en', 'One.'], ['fr', 'Un.']),
          buildTmxUnit(['de', 'Zwei.'], ['es', 'Dos.']),
          buildTmxUnit(['en', 'Three.'], ['es', ' ']),
          buildTmxUnit(['en', 'Four <ph x="1"/>.'], ['es', 'Cuatro <ph x="1"/>.']),
          buildTmxUnit(['en', 'Five.'], ['es', 'x'.repeat(5001)]),
          buildTmxUnit(['en', 'Six.'], ['fr', 'Six.']),
          buildTmxUnit(['en', 'Seven.'], ['es', 'Siete.']),
        ].join('\n'),
      );
      expect((await imported('es', document)).body).toEqual({
        taken: 1,
        known: 0,
        skipped: [
          { reason: 'other_language', count: 2, lines: [5, 10] },
          { reason: 'no_english', count: 1, lines: [6] },
          { reason: 'empty', count: 1, lines: [7] },
          { reason: 'foreign_code', count: 1, lines: [8] },
          { reason: 'too_long', count: 1, lines: [9] },
        ],
        tags: ['es'],
      });
    });

    test('reads the codes of other tools as text, and the English that was translated', async () => {
      const source =
        '<hi type="x">LASIK</hi> takes <bpt i="1">&lt;b&gt;</bpt>15<ept i="1">&lt;/b&gt;</ept> <it pos="begin">\\i</it>{{unit}}.<bpt i="2"/>!<ept i="2"/>';
      const document = buildTmx(
        `<tu srclang="EN-GB"><note>x</note>
          <tuv xml:lang="en-US"><prop type="x">y</prop><seg>Color</seg></tuv>
          <tuv xml:lang="en-gb"><seg>${source}</seg></tuv>
          <tuv lang="ES-ES"><note>n</note><seg>${source.replace('takes', 'dura')}</seg></tuv></tu>`,
      );
      expect((await imported('es', document)).body.taken).toBe(1);
      const [pair] = await api.dataSource.query('SELECT source, text FROM translation_memory');
      expect(pair).toEqual({
        source: 'LASIK takes <b>15</b> \\i{{unit}}.!',
        text: 'LASIK dura <b>15</b> \\i{{unit}}.!',
      });
    });

    test('takes what it gave, whatever that contains', async () => {
      const texts = [']]> &amp; <b>x</b>\u0001{{name}}', ' ¿{{name}}?\r\n\tSí ', '\u202b{{name}}\ufffe'];
      for (const [index, text] of texts.entries()) {
        await save('vi/common/hero.lead', index, text);
        const { body } = await call<string>('GET', 'memory/vi');
        expect((await imported('vi', body, `${index}.tmx`)).body).toMatchObject({ taken: 1, skipped: [] });
      }
      const pairs = await api.dataSource.query('SELECT source, text FROM translation_memory ORDER BY origin');
      expect(pairs).toEqual(texts.map((text) => ({ source: 'Ask us, {{name}}.', text: text.trim() })));
    });

    test('takes files in UTF-16, and says so of files in other encodings', async () => {
      const document = buildTmx(buildTmxUnit(['en', 'Rest.'], ['ko', '쉬세요.'])).replace('UTF-8', 'UTF-16');
      const send = async (bytes: Uint8Array) =>
        call<MemoryImport & ErrorBody>('POST', 'memory/ko?origin=x', bytes, { 'content-type': tmxType });
      const utf16 = Buffer.from(`\ufeff${document}`, 'utf16le');
      expect((await send(utf16)).body).toMatchObject({ taken: 1 });
      expect((await send(Buffer.from(utf16).swap16())).body).toMatchObject({ known: 1 });
      expect((await send(utf16.subarray(2))).body).toMatchObject({ code: 'text_not_unicode' });
      const { status, body } = await send(Buffer.from(document, 'latin1'));
      expect([status, body.code]).toEqual([400, 'text_not_unicode']);
    });

    test('takes no more pairs of a language than it can compare', async () => {
      const fill = `INSERT INTO translation_memory (language, hash, source, text, trigrams, origin, username, import_id)
        SELECT 'he', n::text, 'x', 'x', 3, 'o', 'u', gen_random_uuid() FROM generate_series(2, $1) AS n`;
      await api.dataSource.query(fill, [maxPairs]);
      const units = ['One.', 'Two.', 'Three.'].map((word) => buildTmxUnit(['en', word], ['he', word]));
      expect((await imported('he', buildTmx(units.join('\n')))).body).toMatchObject({
        taken: 1,
        skipped: [{ reason: 'full', count: 2, lines: [6, 7] }],
      });
    });

    test('lists its imports, and removes one with nothing but its own pairs [DESK-25]', async () => {
      const unitOf = (word: string) => buildTmxUnit(['en', title], ['es', word]);
      const listed = async (language = 'es') =>
        (await call<MemoryImportList>('GET', `memory/${language}/imports`)).body.items;
      const remove = (id: string, language = 'es') =>
        call<ErrorBody>('DELETE', `memory/${language}/imports/${id}`);
      const words = async () => (await ofMemory('es/common/hero.title')).map(({ text }) => text).sort();
      await imported('es', buildTmx(unitOf('Uno') + unitOf('Dos')), 'agency.tmx');
      await imported('es', buildTmx(unitOf('Dos') + unitOf('Malo')), 'agency.tmx');
      await imported('es-MX', buildTmx(unitOf('Uno')), 'agency.tmx');
      // A file with nothing new leaves no import.
      await imported('es', buildTmx(unitOf('Uno')), 'again.tmx');
      const items = await listed();
      const shown = { origin: 'agency.tmx', imported_by: expect.stringMatching(/^translator/) };
      const at = { id: expect.any(String), imported_at: expect.stringMatching(/Z$/) };
      expect(items).toEqual([
        { ...shown, ...at, texts: 1 },
        { ...shown, ...at, texts: 2 },
      ]);
      const [bad, good] = items as [(typeof items)[number], (typeof items)[number]];
      expect((await remove(bad.id, 'es-MX')).status).toBe(404);
      expect((await remove(bad.id)).status).toBe(204);
      expect(await words()).toEqual(['Dos', 'Uno']);
      expect(await listed()).toEqual([good]);
      expect(await listed('es-MX')).toHaveLength(1);
      expect((await activity())[0]).toMatchObject({
        action: 'DELETE',
        event: null,
        resource_name: 'agency.tmx (Spanish)',
        username: bad.imported_by,
        changes: { texts: { before: null, after: 1 } },
      });
      expect((await remove(bad.id)).status).toBe(404);
      expect((await remove('x')).status).toBe(400);
      const entries = (await activity()).length;
      await Promise.all([remove(good.id), remove(good.id)]);
      expect([await words(), (await activity()).length - entries]).toEqual([[], 1]);
      expect(await listed()).toEqual([]);
    });

    const unit = buildTmxUnit(['en', 'Rest.'], ['es', '&x;']);
    test.each([
      [
        'a bomb of entities',
        buildTmx(unit, { doctype: '<!DOCTYPE tmx [<!ENTITY x "y">]>' }),
        /DOCTYPE must not/,
      ],
      [
        'an external entity',
        buildTmx(unit, { doctype: '<!DOCTYPE tmx [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
        /DOCTYPE/,
      ],
      ['an entity that nothing declares', buildTmx(unit), /line 5, column \d+: undefined entity/],
      ['an element that stays open', buildTmx('<tu>'), /line 6, column \d+: unexpected close tag/],
      ['endlessly nested elements', buildTmx('<tu>'.repeat(10_000)), /more than 50 levels deep/],
      ['no unit', buildTmx(''), /has no <tu>/],
      ['other XML', '<xliff version="1.2"/>', /does not begin with <tmx>/],
      ['another version', '<tmx version="2.0"/>', /version is 2\.0/],
      ['no XML', 'Rest.', /line 1, column \d+: text data outside of root node/],
    ])('refuses %s, and names the place', async (_what, document, message) => {
      const { status, body } = await imported('es', document);
      expect([status, body.code]).toEqual([400, 'tmx_unreadable']);
      expect(body.error).toMatch(message);
    });

    test('refuses files of other languages, other types, English and without a name', async () => {
      const document = buildTmx(buildTmxUnit(['en-US', 'Rest.'], ['pt-PT', 'Descanse.']));
      expect((await imported('pt-BR', document)).body.error).toBe(
        'This file contains en-US, pt-PT. Expected here: en and pt-BR.',
      );
      const typed = await call<ErrorBody>('POST', 'memory/es?origin=x', document, {
        'content-type': 'text/xml',
      });
      expect([typed.status, typed.body.code]).toEqual([415, 'tmx_required']);
      expect((await imported('en', document)).status).toBe(400);
      expect((await imported('es', document, '%20')).status).toBe(400);
      expect((await call('GET', 'memory/en')).status).toBe(400);
      const heavy = await imported('es', document.replace('</body>', ' '.repeat(8 * 1024 * 1024)));
      expect(heavy.body.code).toBe('payload_too_large');
    });
  },
  () => shell.variables,
);
