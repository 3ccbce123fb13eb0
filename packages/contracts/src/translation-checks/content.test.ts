import { languages, type LanguageCode } from '../languages.js';
import { checkTranslation } from './check.js';
import { contentWordsIn } from './content-words.js';

const key = 'lasik.risks.text';
const found = (language: LanguageCode, source: string, translation: string, at: string | undefined = key) =>
  checkTranslation(source, translation, language, { terms: ['LASIK', 'PRK'], brands: [] }, { key: at })
    .filter(({ code }) => /^meaning\.(?:lost|added|order|number)$/.test(code))
    .map(({ code, severity, found }) => `${severity} ${code} ${found}`);

const good: [LanguageCode, string, string][] = [
  ['es', 'Use the eye drops for two weeks.', 'Póngase el colirio durante dos semanas.'],
  ['pt-BR', 'LASIK dries the eye more than PRK.', 'O LASIK resseca o olho mais do que a PRK.'],
  ['tl', 'Call us at once.', 'Tumawag po agad sa amin.'],
  ['ko', 'Take the painkiller at night.', '밤에 진통제를 드세요.'],
  ['vi', 'A doctor examines the eye today.', 'Hôm nay bác sĩ khám mắt.'],
  ['zh', 'It takes fifteen minutes.', '需要 15 分钟。'],
  // With and without the sign of a double letter.
  ['ar', 'Eye drops numb the eye.', 'تخدّر القطرات العين.'],
  ['ar', 'Eye drops numb the eye.', 'تخدر القطرات العين.'],
  ['hy', 'The light will dazzle you.', 'Լույսը կշլացնի Ձեզ։'],
  ['he', 'Do not swim for four weeks.', 'אל תשחו במשך ארבעה שבועות.'],
  // A placeholder says what stands in its place.
  ['es', 'Under {{age}}', 'Menos de {{age}} años'],
];

const wrong: [string, LanguageCode, string, string][] = [
  ['meaning.lost -weeks', 'es', 'For two weeks.', 'Durante dos meses.'],
  ['meaning.added +months', 'es', 'For two weeks.', 'Durante dos meses.'],
  ['meaning.lost -drops', 'pt-BR', 'Use your eye drops.', 'Use a sua pomada.'],
  ['meaning.added +ointment', 'pt-BR', 'Use your eye drops.', 'Use a sua pomada.'],
  ['meaning.lost -atOnce', 'tl', 'Call us at once.', 'Tumawag po sa amin.'],
  ['meaning.lost -painkiller', 'ko', 'Take the painkiller at night.', '밤에 주무세요.'],
  ['meaning.added +otherBodyPart', 'vi', 'Do not rub the eye.', 'Đừng dụi tai.'],
  ['meaning.number -15 +50', 'zh', 'It takes fifteen minutes.', '需要五十分钟。'],
  ['meaning.lost -doctor', 'ar', 'Ask a doctor.', 'اسأل صديقك.'],
  ['meaning.added +notADoctor', 'ar', 'Ask a doctor.', 'اسأل صديقك.'],
  ['meaning.lost -disease', 'hy', 'Tell us about a disease.', 'Պատմեք մեզ։'],
  ['meaning.added +evenIf', 'he', 'Call if the eye hurts.', 'התקשרו גם אם העין כואבת.'],
  ['meaning.order PRK LASIK', 'es', 'LASIK dries more than PRK.', 'PRK reseca más que LASIK.'],
  ['meaning.order weeks days', 'es', 'Days at home, weeks of care.', 'Semanas en casa, días de cuidado.'],
];

describe('What critical texts speak of', () => {
  it.each(good)('is the same in %s: %s', (language, source, translation) => {
    expect(found(language, source, translation)).toEqual([]);
  });

  it.each(wrong)('differs: %s in %s', (finding, language, source, translation) => {
    expect(found(language, source, translation)).toContain(`warn ${finding}`);
  });

  it('is compared in no other text', () => {
    expect(found('es', 'See our doctor.', 'Vea nuestra oficina.', 'gallery.title')).toEqual([]);
  });

  it('has words in every language', () => {
    expect(languages.filter(({ code }) => !contentWordsIn(code))).toEqual([]);
  });
});
