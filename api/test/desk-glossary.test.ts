import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

const minute = { english: 'minute', translation: 'phút', forms: ['phút'], avoid: ['giờ'] };
const mission = { ...minute, english: 'mission', translation: 'đoàn y tế' };

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell({
    ...shippedFiles(),
    'glossaries/vi': [minute, mission],
    'glossaries/ko': { minute: '분' },
  });
});
afterAll(() => shell.stop());

onEachEngine(
  'the glossary at the desk',
  (api) => {
    let token: string;
    const { read, save } = createDeskClient(api, () => token);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });

    test('has the words of a text’s English, and no others', async () => {
      expect((await read('vi/common/hero.title')).body.glossary).toEqual([minute]);
      expect((await read('vi/navigation/skip')).body.glossary).toEqual([]);
    });

    test.each(['hy', 'ko'])(
      'is empty for a language without one, or with one of another shape: %s',
      async (code) => {
        const { status, body } = await read(`${code}/common/hero.title`);
        expect([status, body.glossary]).toEqual([200, []]);
      },
    );

    test('finds a word that it avoids, and lets it be saved', async () => {
      const { status, body } = await save('vi/common/hero.title', 0, 'LASIK mất 15 giờ.');
      const finding = { code: 'glossary.avoided', severity: 'warn', found: 'giờ: phút' };
      expect([status, body.findings]).toEqual([200, expect.arrayContaining([finding])]);
      expect((await read('vi/common/hero.title')).body.findings).toContainEqual(finding);
    });
  },
  () => shell.variables,
);
