import type { LanguageCode } from '../languages.js';
import { checkTranslation } from './check.js';
import { repeatsEnglish } from './english.js';
import { checkFile } from './check-file.js';

const names = { terms: ['LASIK', 'Excimer', 'Topography', 'Dr. Mara Solano'], brands: ['Still Water'] };
const codes = (source: string, translation: string, language: LanguageCode) =>
  checkTranslation(source, translation, language, names).map(({ code }) => code);

const validTranslations: [LanguageCode, string, string][] = [
  ['ko', 'LASIK takes 15 minutes.', 'LASIK은 15분 걸립니다.'],
  ['zh', 'An Excimer laser.', 'Excimer 准分子激光。'],
  ['pt-BR', 'At most 5,000 letters, 4.5 mm.', 'No máximo 5.000 letras, 4,5 mm.'],
  ['pt-BR', 'More than 1,500,000 eyes.', 'Mais de 1.500.000 olhos.'],
  ['hy', '2,500,000 eyes.', '2\u00a0500\u00a0000 աչք։'],
  ['hy', 'Is LASIK for me?', 'Ինձ հարմա՞ր է LASIK մեթոդը'],
  ['ar', 'Call 911. It is free.', 'اتصل بالرقم 911. الاستشارة مجانية.'],
  ['es', 'No procedure is free of risk.', 'Ningún procedimiento está libre de riesgos.'],
  ['vi', 'Not their friends.', 'Không tính bạn bè.'],
  // “Regularly” ends in the letters of “miracle”.
  ['ko', 'Have it checked regularly.', '정기적으로 검사를 받으세요.'],
  ['ko', 'It is Photorefractive Keratectomy.', 'Photorefractive Keratectomy입니다.'],
  ['he', 'Send it to name@example.com or on Facebook.', 'שלחו אל name@example.com או ב־Facebook.'],
];

const faultyTranslations: [code: string, LanguageCode, string, string][] = [
  ['term.lost', 'es', 'LASIK is quick.', 'Es rápido.'],
  ['term.added', 'es', 'It is quick.', 'LASIK es rápido.'],
  ['term.altered', 'es', 'An Excimer laser.', 'Un láser excímero.'],
  ['term.translated', 'ko', 'LASIK', '라식'],
  ['term.lost', 'es', 'Ask Dr. Mara Solano.', 'Pregunte a la doctora Mara Solano.'],
  ['term.sentence', 'es', 'It hurts. Not so LASIK.', 'LASIK duele. Otros no.'],
  ['number.changed', 'es', '4.5 mm', '45 mm'],
  ['number.changed', 'pt-BR', '5,000 letters', '5,0 letras'],
  ['number.order', 'ko', '24–48 hours', '48–24시간'],
  ['sign.changed', 'vi', 'from -20 D', 'từ 20 D'],
  ['script.latin', 'ko', 'A Photorefractive laser.', 'Photorefractive 레이저.'],
  ['phone.changed', 'es', 'Call (212) 555-0100.', 'Llame al 212 555-0100.'],
  ['claim.painless', 'zh', 'It takes a minute.', '一分钟，无痛。'],
  ['sentence.kind', 'es', 'Does it hurt?', 'Duele.'],
  ['text.invented', 'es', '', 'Algo'],
  ['language.other', 'es', 'Do not rub your eyes.', 'Il ne faut pas vous frotter les yeux avec la main.'],
  ['language.other', 'pt-BR', 'Do not rub your eyes with it.', 'No se frote los ojos con el agua del mar.'],
  ['language.other', 'ar', 'Do not rub your eyes.', 'چشم خود را نمالید.'],
];

describe('Checks of a translation', () => {
  it.each(validTranslations)('accept a correct translation: %s', (language, source, translation) => {
    expect(codes(source, translation, language)).toEqual([]);
  });

  it.each(faultyTranslations)('find %s [TERMS-2]', (code, language, source, translation) => {
    expect(codes(source, translation, language)).toContain(code);
  });

  it.each([
    ['text.spaces', 'Es rápido. '],
    ['tag.changed', 'Es rápido.<br>'],
    ['placeholder.changed', 'Es rápido. {{name}}'],
  ])('report one mistake once: %s after the last sentence', (code, translation) => {
    expect(
      [...new Set(codes('It is quick.', translation, 'es'))].filter((one) => !one.endsWith('.broken')),
    ).toEqual([code]);
  });

  it.each(['Es\trápido.', 'Es\n\nrápido.', '\tEs rápido.'])(
    'find tabs and line breaks that the English does not have: %j',
    (translation) => {
      expect(codes('It is quick.', translation, 'es')).toEqual(['text.spaces']);
    },
  );

  it('quote a superfluous space with the text around it, not the whole text', () => {
    const [finding] = checkTranslation('It is quick.', `${'Es '.repeat(20)} rápido.`, 'es', names).filter(
      ({ code }) => code === 'text.spaces',
    );
    expect(finding?.found).toBe(' Es Es Es Es␣␣rápido.');
  });

  it('let only plural forms for one exact number leave the number out', () => {
    const source = '{{count}} minutes';
    expect(checkTranslation(source, 'دقيقتان', 'ar', names, { form: 'two' })).toEqual([]);
    expect(checkTranslation(source, 'دقائق', 'ar', names, { form: 'few' })).toMatchObject([
      { code: 'placeholder.changed' },
    ]);
  });
});

describe('Checks of a file', () => {
  const english = { lead: 'Lead', minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' };
  const found = (texts: Record<string, string>, language: LanguageCode) =>
    checkFile(english, texts, language, names).map(({ code, key }) => `${code} ${key}`);

  it('require every key and every plural form of the language, and allow no other', () => {
    const other = { lead: '인사', minutes_other: '{{count}}분' };
    expect(found(other, 'ko')).toEqual([]);
    expect(found({ ...other, minutes_one: '{{count}}분', more: '더' }, 'ko')).toEqual([
      'plural.extra minutes_one',
      'key.extra more',
    ]);
    expect(found({ minutes_other: '{{count}} minutos' }, 'pt-BR')).toEqual([
      'key.missing lead',
      'plural.missing minutes_many',
      'plural.missing minutes_one',
    ]);
  });

  it('let Mexican Spanish leave keys to Spanish, but no form of a plural that it has', () => {
    expect(found({}, 'es-MX')).toEqual([]);
    expect(found({ minutes_other: '{{count}} minutos' }, 'es-MX')).toHaveLength(2);
  });
});

describe('Doses, order and length', () => {
  const found = (source: string, text: string, language: LanguageCode = 'es') =>
    checkTranslation(source, text, language, names).map(({ code, severity }) => `${severity} ${code}`);

  it.each([
    ['Take 5 mg.', 'Tome 5 g.'],
    ['Take 5 mg.', 'Tome 5 mcg.'],
    ['Use 2 ml of it.', 'Use 2 mg de ello.'],
    ['Take {{dose}} mcg.', 'Tome {{dose}} mg.'],
  ])('%s cannot become %s', (source, text) => expect(found(source, text)).toContain('block unit.changed'));

  it.each([
    ['Use 2 mL of it.', 'Use 2 ml de ello.'],
    ['Take 5 mcg.', 'Tome 5 µg.'],
    ['Take 5 µg.', 'Tome 5 mcg.'],
  ])('%s can become %s, which is the same unit', (source, text) => expect(found(source, text)).toEqual([]));

  it('allows units of doses in Latin letters', () => {
    expect(found('Take 5 mg of it.', '그것을 5 mg 복용하십시오.', 'ko')).toEqual([]);
  });

  describe('of phone numbers', () => {
    const source = 'In an emergency do not write to us. Call {{emergencyPhone}} after surgery here, or 911.';
    const inEmergency: [LanguageCode, string][] = [
      ['es', 'En una emergencia no nos escriba. Llame al {{emergencyPhone}} si se operó aquí, o al 911.'],
      [
        'ko',
        '응급 상황에는 글로 연락하지 마세요. 이곳에서 수술받으셨다면 {{emergencyPhone}}, 또는 911에 전화하세요.',
      ],
      [
        'ar',
        'في الطوارئ لا تكتب إلينا. اتصل على {{emergencyPhone}} إن كنت قد خضعت لجراحة عندنا، أو بالرقم 911.',
      ],
      [
        'vi',
        'Khi khẩn cấp, xin đừng viết cho chúng tôi. Xin gọi {{emergencyPhone}} nếu đã mổ ở đây, hoặc 911.',
      ],
      // No punctuation separates the two.
      ['hy', 'Շտապ դեպքում մեզ մի՛ գրեք։ Մեզ մոտ վիրահատվելուց հետո զանգեք {{emergencyPhone}} կամ 911։'],
    ];
    const swapNumbers = (text: string) =>
      text.replace('911', '#').replace('{{emergencyPhone}}', '911').replace('#', '{{emergencyPhone}}');

    it.each(inEmergency)('blocks two that are swapped, in %s', (language, text) => {
      expect(found(source, text, language)).toEqual([]);
      expect(found(source, swapNumbers(text), language)).toContain('block token.places');
    });

    it('blocks two that are swapped and written out', () => {
      const english = 'Call (310) 555-0142 by day, (310) 555-0199 by night.';
      const changed = 'Llame de día al (310) 555-0199, de noche al (310) 555-0142.';
      expect(found(english, changed)).toEqual(['block token.places']);
    });
  });

  it('only warns about other numbers that are swapped', () => {
    const source = 'You rest for 2 days at home, and for 5 at work.';
    expect(found(source, 'Descanse 5 días en casa, y 2 en el trabajo.')).toEqual(['warn token.places']);
  });

  it('ignores the order of tokens within a clause', () => {
    expect(
      found('See {{count}} of {{total}} stories', '{{total}}개 중 {{count}}개의 이야기 보기', 'ko'),
    ).toEqual([]);
  });

  it('distinguishes a label that repeats its English from names and signs', () => {
    const repeats = (text: string) => repeatsEnglish({ source: text, translation: text, ...names });
    expect(['Contact us', 'Menu'].map(repeats)).toEqual([true, true]);
    expect(['LASIK', 'Instagram', '{{count}}%', 'Dr. Mara Solano'].map(repeats)).toEqual(
      Array(4).fill(false),
    );
    expect(repeatsEnglish({ source: 'Menu', translation: 'Menú', ...names })).toBe(false);
  });

  it('blocks a translation that is many times as long as its English', () => {
    expect(found('Menu', 'Menú '.repeat(200))).toContain('block length.huge');
    expect(found('Menu', 'Menú principal')).toEqual([]);
  });
});
