import type { DeskText } from '@lens/contracts/desk';
import { languages, type LanguageCode } from '@lens/contracts/languages';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

/** Translations with claims that no practice may make: no pain, a guaranteed result, a life without glasses. */
const promises: Record<
  Exclude<LanguageCode, 'en'>,
  [painless: string, guaranteed: string, glasses: string]
> = {
  es: [
    'La cirugía es indolora.',
    'El resultado está garantizado.',
    'Nunca más volverá a necesitar sus gafas.',
  ],
  'es-MX': ['Es una cirugía sin dolor.', 'Le garantizamos el resultado.', 'Diga adiós a sus lentes.'],
  'pt-BR': [
    'A cirurgia é indolor.',
    'O resultado é garantido.',
    'O senhor nunca mais vai precisar usar óculos.',
  ],
  tl: [
    'Walang sakit ang operasyon.',
    'Garantisado ang resulta.',
    'Hindi na kayo kailanman mangangailangan ng salamin.',
  ],
  ko: ['수술은 통증이 없습니다.', '결과를 보장합니다.', '다시는 안경이 필요하지 않습니다.'],
  vi: ['Phẫu thuật không đau.', 'Chúng tôi đảm bảo kết quả.', 'Quý vị không bao giờ cần đeo kính nữa.'],
  zh: ['手术全程无痛。', '我们保证效果。', '您再也不需要戴眼镜。'],
  ar: ['العملية بلا ألم.', 'النتيجة مضمونة.', 'لن تحتاج إلى النظارة بعد اليوم.'],
  hy: ['Վիրահատությունն անցավ է։', 'Արդյունքը երաշխավորված է։', 'Այլևս երբեք ակնոցի կարիք չեք ունենա։'],
  he: ['הניתוח ללא כאבים.', 'התוצאה מובטחת.', 'לעולם לא תזדקקו למשקפיים.'],
};
const claims = ['claim.painless', 'claim.guaranteed', 'claim.glasses'] as const;
const sources = {
  painless: 'The surgery is short.',
  guaranteed: 'We tell you the result.',
  glasses: 'Some people need glasses again.',
};

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell({ ...shippedFiles(), 'en/common': sources });
});
afterAll(() => shell.stop());

onEachEngine(
  'a forbidden claim',
  (api) => {
    let token: string;
    const { call, read, save, publish, published } = createDeskClient(api, () => token);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });

    test.each(Object.entries(promises))(
      'can be saved as a draft in %s, but not as reviewed',
      async (language, translations) => {
        for (const [index, key] of Object.keys(sources).entries()) {
          const name = `${language}/common/${key}`;
          const draft = await save(name, 0, translations[index]!);
          expect(draft.body.findings).toContainEqual(
            expect.objectContaining({ code: claims[index], severity: 'block' }),
          );
          const refused = await save(name, 1, translations[index]!, 'reviewed');
          expect([refused.status, refused.body.code]).toEqual([409, 'translation_blocked']);
          expect(refused.body.details?.map(({ code }) => code)).toContain(claims[index]);
          expect((await read(name)).body).toMatchObject({ state: 'translated', revision: 1 });
        }
      },
    );

    test('is never published in any language, not even if its row says that it is reviewed', async () => {
      await api.dataSource.query(`UPDATE desk_texts SET state = 'reviewed'`);
      const { items } = (await call<{ items: DeskText[] }>('GET', 'texts?language=ko&state=reviewed')).body;
      expect(items).toHaveLength(3);
      await publish();
      expect((await published()).body.texts).toEqual([]);
    });

    test('has an example in every language of the site', () => {
      const codes = languages.map(({ code }) => code).filter((code) => code !== 'en');
      expect(Object.keys(promises)).toEqual(codes);
    });
  },
  () => shell.variables,
);
