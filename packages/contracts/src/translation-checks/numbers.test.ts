import type { LanguageCode } from '../languages.js';
import { checkTranslation } from './check.js';
import { wordValuesIn } from './number-values.js';
import { numberWords } from './number-words.js';

const changes = (source: string, translation: string, language: LanguageCode) =>
  checkTranslation(source, translation, language, { terms: [], brands: [] })
    .filter(({ code }) => code === 'number.changed')
    .map(({ found }) => found);

describe('Numbers in words and in digits', () => {
  const equal: [LanguageCode, string, string][] = [
    ['ko', 'Fifteen minutes', '15분'],
    ['ko', 'The 2 steps', '두 단계'],
    ['ko', 'For every diopter', '1디옵터마다'],
    ['es', 'stable for 1+ years', 'estable desde hace un año o más'],
    ['es', 'At most 5,000 letters', 'Como máximo 5,000 letras'],
    ['ko', 'A second opinion', '2차 소견'],
    ['vi', 'in 15 minutes', 'trong mười lăm phút'],
    ['vi', 'for 5 years', 'trong năm năm'],
    ['zh', 'twenty minutes', '20 分钟'],
    ['zh', 'for 2 weeks', '两周'],
    ['ar', '1–2 weeks before', 'قبل العملية بأسبوع إلى أسبوعين'],
    ['ar', 'stable for 2 years', 'مستقر منذ سنتين'],
    ['he', 'after 2 years', 'אחרי שנתיים'],
    ['he', 'stable for 1 year', 'יציב לפחות שנה'],
    ['hy', 'in 20 minutes', 'քսան րոպեում'],
    ['tl', '2 weeks', 'dalawang linggo'],
    ['pt-BR', 'in 2 weeks', 'em duas semanas'],
  ];
  it.each(equal)('are the same value in %s: %s', (language, source, translation) => {
    expect(changes(source, translation, language)).toEqual([]);
  });

  const different: [LanguageCode, string, string, string][] = [
    ['es', 'in 15 minutes', 'en cincuenta minutos', '-15'],
    ['ko', 'Fifteen minutes', '50분', '+50'],
    ['ar', '2 weeks', 'أسبوع', '-2'],
    ['he', '2 years', 'שנה', '-2'],
    ['vi', '15 minutes', 'mười phút', '-15'],
    // The Vietnamese word for five is also the one for a year.
    ['vi', '5 of these years', 'những năm này', '-5'],
    ['zh', '10 minutes', '十分重要', '-10'],
    // An article is not a number, a pronoun neither.
    ['es', '1 of the lasers', 'un láser', '-1'],
    ['es', 'Nobody should, and no one can.', '1 no puede.', '+1'],
    // The word translates the other number.
    ['es', '2 drops in two eyes', 'gotas en dos ojos', '-2'],
  ];
  it.each(different)('are another value in %s: %s', (language, source, translation, change) => {
    expect(changes(source, translation, language)).toEqual([change]);
  });

  it('have words in every language for what the texts count', () => {
    const values = Object.keys(numberWords.en);
    const lacking = Object.entries(numberWords).flatMap(([language, words]) =>
      values.filter((value) => !words[value]).map((value) => `${language} ${value}`),
    );
    expect(lacking).toEqual([]);
  });

  it('are read as whole numbers, not as their parts', () => {
    expect([...wordValuesIn('mười lăm', 'vi')]).toEqual([['15', 1]]);
    expect([...wordValuesIn('二十周', 'zh')]).toEqual([['20', 1]]);
    expect([...wordValuesIn('אחת עשרה', 'he')]).toEqual([['11', 1]]);
  });
});
