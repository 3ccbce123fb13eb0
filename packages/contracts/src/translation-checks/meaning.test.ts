import { languages, type LanguageCode } from '../languages.js';
import { checkTranslation } from './check.js';
import { categories } from './meaning-categories.js';
import { isTrusted } from './meaning-trust.js';
import { meaningWordsIn } from './meaning-words.js';
import { sensesIn } from './meaning.js';

const key = 'lasik.risks.text';
const found = (language: LanguageCode, source: string, translation: string, at: string | undefined = key) =>
  checkTranslation(source, translation, language, { terms: [], brands: [] }, { key: at })
    .filter(({ code }) => categories.some((category) => category.code === code))
    .map(({ code, severity, found }) => `${severity} ${code} ${found}`);

const good: [LanguageCode, string, string][] = [
  ['es', 'You must not rub your eyes.', 'No debe frotarse los ojos.'],
  ['pt-BR', 'The lens may rarely move.', 'A lente pode, raramente, se mover.'],
  ['zh', 'Halos may stay.', '光晕可能会持续。'],
  ['vi', 'Are you pregnant?', 'Quý vị có đang mang thai không?'],
  ['ar', 'It happens rarely, before the surgery.', 'يحدث ذلك نادرًا، قبل العملية.'],
  ['he', 'The cornea may be too thin.', 'ייתכן שהקרנית דקה מדי.'],
  ['ko', 'Use the drops before the surgery.', '수술 전에 안약을 넣으세요.'],
  ['hy', 'Do not wait.', 'Մի՛ սպասեք։'],
];

const wrong: [string, LanguageCode, string, string][] = [
  ['meaning.negation -negation', 'es', 'Do not wait.', 'Espere.'],
  ['meaning.negation +negation', 'pt-BR', 'The eye heals.', 'O olho não sara.'],
  ['meaning.negation -negation', 'vi', 'Do not rub the eye.', 'Hãy dụi mắt.'],
  ['meaning.modality -may +must', 'zh', 'The flap may move.', '角膜瓣必须移动。'],
  ['meaning.frequency -rarely +often', 'es', 'It happens rarely.', 'Ocurre a menudo.'],
  ['meaning.quantity -many +few', 'vi', 'Many people see halos.', 'Số ít người thấy quầng sáng.'],
  ['meaning.comparison -better +worse', 'es', 'You see better.', 'Usted ve peor.'],
  ['meaning.side -left +right', 'ar', 'The left eye hurts.', 'تؤلم العين اليمنى.'],
  ['meaning.distance -near +far', 'zh', 'You are nearsighted.', '您是远视。'],
  ['meaning.distance -near +far', 'ko', 'You are nearsighted.', '원시입니다.'],
  ['meaning.time -before +after', 'he', 'Before the surgery, call us.', 'אחרי הניתוח התקשרו אלינו.'],
  ['meaning.body -cornea +retina', 'tl', 'The cornea is thin.', 'Manipis ang retina.'],
];

describe('The meaning of critical texts', () => {
  it.each(good)('is the same in %s: %s', (language, source, translation) => {
    expect(found(language, source, translation)).toEqual([]);
  });

  it.each(wrong)('differs: %s in %s', (finding, language, source, translation) => {
    expect(found(language, source, translation)).toContain(`warn ${finding}`);
  });

  it('is compared sentence by sentence', () => {
    const source = 'The flap may move. Call us before the surgery.';
    expect(found('es', source, 'El colgajo puede moverse. Llámenos antes de la cirugía.')).toEqual([]);
    expect(found('es', source, 'El colgajo se mueve. Llámenos antes, si puede, de la cirugía.')).toEqual([
      'warn meaning.modality -may',
    ]);
  });

  it('is compared in no other text', () => {
    expect(found('es', 'See our office.', 'No vea nuestra oficina.', 'gallery.title')).toEqual([]);
    expect(checkTranslation('Do not wait.', 'Espere.', 'es', { terms: [], brands: [] })).toEqual([]);
  });
});

describe('Words that carry meaning', () => {
  it('are listed for every language', () => {
    expect(languages.filter(({ code }) => !meaningWordsIn(code))).toEqual([]);
  });

  it('are read longest first, and a word of two senses says neither for certain', () => {
    expect(sensesIn('可能', 'zh')!.words).toMatchObject([{ senses: new Set(['may']) }]);
    expect(sensesIn('puede', 'es')!.words).toMatchObject([{ senses: new Set(['may', 'can']) }]);
  });

  it('only count as a replacement where good translations add or drop them', () => {
    expect(isTrusted('es', 'added', 'more')).toBe(false);
    expect(isTrusted('es', 'lost', 'more')).toBe(true);
    expect(found('es', 'The eye hurts more.', 'El ojo duele menos.')).toEqual([
      'warn meaning.comparison -more +less',
    ]);
  });
});
