import type { LanguageCode } from '@lens/contracts/languages';
import { perLanguage, replaceOrNull, type Defect, type Position } from './defect.ts';

/** Sentences with promises that no text may make, as a copywriter could write them. */
const promises: Record<string, Partial<Record<LanguageCode, string>>> = {
  painless: {
    es: 'Es indoloro.',
    'es-MX': 'Es sin dolor.',
    'pt-BR': 'É indolor.',
    tl: 'Walang sakit ito.',
    ko: '통증이 없습니다.',
    vi: 'Hoàn toàn không đau.',
    zh: '全程无痛。',
    ar: 'العملية بلا ألم.',
    hy: 'Այն անցավ է։',
    he: 'הניתוח ללא כאבים.',
  },
  guaranteed: {
    es: 'El resultado está garantizado.',
    'es-MX': 'Le garantizamos el resultado.',
    'pt-BR': 'O resultado é garantido.',
    tl: 'Garantisado ang resulta.',
    ko: '결과를 보장합니다.',
    vi: 'Chúng tôi đảm bảo kết quả.',
    zh: '我们保证效果。',
    ar: 'النتيجة مضمونة.',
    hy: 'Արդյունքը երաշխավորված է։',
    he: 'התוצאה מובטחת.',
  },
  perfect: {
    es: 'Verá a la perfección.',
    'es-MX': 'Tendrá una vista perfecta.',
    'pt-BR': 'A visão fica perfeita.',
    tl: 'Perpekto ang paningin.',
    ko: '완벽한 시력을 얻습니다.',
    vi: 'Thị lực hoàn hảo.',
    zh: '视力完美。',
    ar: 'رؤية مثالية.',
    hy: 'Կատարյալ տեսողություն։',
    he: 'ראייה מושלמת.',
  },
  glasses: {
    es: 'Nunca más necesitará anteojos.',
    'es-MX': 'Tire sus lentes.',
    'pt-BR': 'Nunca mais use óculos.',
    tl: 'Hindi na kayo kailanman gagamit ng salamin.',
    ko: '다시는 안경이 필요 없습니다.',
    vi: 'Quý vị không bao giờ cần đeo kính nữa.',
    zh: '您再也不用戴眼镜。',
    ar: 'لن تحتاج إلى النظارة بعد اليوم.',
    hy: 'Ակնոց երբեք այլևս պետք չի լինի։ Երբեք ակնոց։',
    he: 'לעולם לא תזדקקו למשקפיים.',
  },
  riskless: {
    es: 'Es sin ningún riesgo.',
    'es-MX': 'Es 100 % seguro.',
    'pt-BR': 'É sem riscos.',
    tl: 'Walang panganib ito.',
    ko: '위험이 전혀 없습니다.',
    vi: 'An toàn tuyệt đối.',
    zh: '零风险。',
    ar: 'العملية بلا مخاطر.',
    hy: 'Առանց ռիսկի։',
    he: 'הניתוח ללא סיכון.',
  },
};

const prepend = ({ translation }: Position, sentence: string) => `${sentence} ${translation}`;
const nonLatinLanguages = ['ko', 'zh', 'ar', 'hy', 'he'];
const endMark = /[.。։]$/;

export const languageDefects: Defect[] = [
  ...Object.entries(promises).map(([claim, words]) => ({
    name: `a promise: ${claim}`,
    codes: [`claim.${claim}`],
    plant: perLanguage(words, prepend),
  })),
  { name: 'an empty text', codes: ['text.empty'], plant: () => ' ' },
  {
    name: 'a text left in English',
    codes: ['english.untranslated', 'script.latin'],
    plant: ({ source, translation, form }) =>
      !form && source !== translation && source.split(/ (?=[a-z])/).length > 4 ? source : null,
  },
  {
    name: 'a sentence left in English',
    codes: ['english.stray', 'english.copied', 'script.latin'],
    plant: ({ source, translation }) => {
      const [first, second] = source.split(/(?<=\.) /);
      return second && first!.split(' ').length > 3 ? `${first} ${translation}` : null;
    },
  },
  {
    name: 'an English word in the midst',
    codes: ['english.stray', 'script.latin'],
    plant: ({ translation }) => replaceOrNull(translation, /(?<=\p{L}) (?=\p{L})/u, ' with '),
  },
  {
    name: 'a word in Latin letters where the language has its own',
    codes: ['script.latin'],
    plant: ({ translation, language }) =>
      nonLatinLanguages.includes(language) ? `${translation} cornea` : null,
  },
  {
    name: 'letters of a third alphabet',
    codes: ['script.foreign'],
    plant: ({ translation }) => replaceOrNull(translation, /(?<=\p{L})\p{L}/u, 'ж'),
  },
  {
    name: 'a question told as a statement',
    codes: ['sentence.kind'],
    plant: ({ translation, form }) => (form ? null : replaceOrNull(translation, /[?？؟](?=["”»]?$)/, '.')),
  },
  {
    name: 'a heading made a sentence',
    codes: ['sentence.kind'],
    plant: ({ source, translation, language, form }) => {
      if (form || /[.?!…:”]$/.test(source) || !/\p{Ll}$/u.test(source)) return null;
      return `${translation}${language === 'zh' ? '。' : language === 'hy' ? '։' : '.'}`;
    },
  },
  {
    name: 'a sentence without its end',
    codes: ['sentence.kind'],
    plant: ({ translation, form }) => (form ? null : replaceOrNull(translation, endMark, '')),
  },
  {
    name: 'a patient spoken to as a friend',
    codes: ['register.familiar'],
    plant: perLanguage(
      {
        es: 'Es para ti.',
        'es-MX': 'Es para ti.',
        'pt-BR': 'É teu.',
        tl: 'Para sa iyo.',
        ko: '당신을 위해.',
        vi: 'Của bạn.',
        zh: '为你。',
        hy: 'Քո համար։',
      },
      prepend,
    ),
  },
  {
    name: 'a paragraph cut to its first words',
    codes: ['length.short', 'sentence.kind', 'term.lost', 'placeholder.changed'],
    plant: ({ source, translation, form }) =>
      form || source.length < 100 ? null : translation.slice(0, Math.ceil(translation.length / 6)),
  },
  {
    name: 'a text said twice over',
    codes: ['text.doubled'],
    plant: ({ source, translation, form }) =>
      form || source.replace(/\{\{.*?\}\}/g, '').length < 100 ? null : `${translation} ${translation}`,
  },
];

/** Defects that no check finds reliably. */
export const undetectableDefects: Defect[] = [
  {
    name: 'one of several sentences left out',
    codes: [],
    plant: ({ translation, source }) => {
      if (source.split(/(?<=\.) /).length < 3) return null;
      return replaceOrNull(translation, /(?<=[.。։])\s*[^.。։]*[.。։]$/u, '');
    },
  },
];
