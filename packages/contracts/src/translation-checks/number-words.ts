import type { LanguageCode } from '../languages.js';

/** Words for values that the texts have as digits in one language and as words in another, as regular expressions. */
type NumberWords = Record<string, string>;

/** Numbers the words from `first` on: `listFrom(2, 'dos tres')` has `dos` for 2. A word may have `|` in it. */
const listFrom = (first: number, words: string): NumberWords =>
  Object.fromEntries(words.split(' ').map((word, index) => [first + index, word.replaceAll('_', ' ')]));
const tens = (words: string): NumberWords =>
  Object.fromEntries(words.split(' ').map((word, index) => [(index + 3) * 10, word.replaceAll('_', ' ')]));

/** Before these nouns, an article or “each” counts as 1; elsewhere it is only an article. */
const before = (article: string, nouns: string): string => `(?:${article})(?= (?:${nouns}))`;

const spanish: NumberWords = {
  ...listFrom(0, 'cero'),
  1: before('una?', 'año|mes|semana|día|hora|minuto|gota|vez|dioptría|milímetro|milla'),
  ...listFrom(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...listFrom(16, 'dieciséis diecisiete dieciocho diecinueve veinte'),
  ...tens('treinta|media_hora cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento'),
  1000: 'mil',
  0.1: 'décimas?',
};

/** After a Korean or Chinese number stands the word for what is counted; without one the syllable means other things. */
const koreanCounter =
  '(?=\\s?(?:년|개월|달|주|일|날|시간|분|초|번|회|가지|개|명|분|방울|단계|대|배|살|곳|마일))';
const korean = (words: string): string => `(?<!\\p{L})(?:${words})${koreanCounter}`;
const chineseCounter =
  '(?=(?:个|年|月|周|天|日|小时|分钟|秒|次|回|只|位|名|种|台|步|岁|倍|滴|处|座|张|件|项|人|英里|毫米))';

const mapWords = (words: NumberWords, change: (word: string) => string): NumberWords =>
  Object.fromEntries(Object.entries(words).map(([value, word]) => [value, change(word)]));

export const numberWords: Record<LanguageCode, NumberWords> = {
  en: {
    ...listFrom(0, 'zero'),
    1: `(?<!(?:no|each|this|that|which|every|another) )one(?! (?:of|another)\\b)|once|first|${before('an?|each|every|per', 'year|month|week|day|hour|minute|second|drop|diopter|millimeter|mile|tenth')}`,
    ...listFrom(
      2,
      'two|twice|second three|third four five six seven eight nine ten eleven twelve thirteen fourteen',
    ),
    ...listFrom(15, 'fifteen sixteen seventeen eighteen nineteen twenty'),
    ...tens('thirty|half_an_hour forty fifty sixty seventy eighty ninety hundred'),
    1000: 'thousand',
    0.1: 'tenths?',
  },
  es: spanish,
  'es-MX': spanish,
  'pt-BR': {
    ...listFrom(0, 'zero'),
    1: before('uma?', 'ano|mês|semana|dia|hora|minuto|gota|vez|dioptria|milímetro|milha'),
    ...listFrom(2, 'dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze'),
    ...listFrom(15, 'quinze dezesseis dezessete dezoito dezenove vinte'),
    ...tens('trinta|meia_hora quarenta cinquenta sessenta setenta oitenta noventa cem|cento'),
    1000: 'mil',
    0.1: 'décimos?',
  },
  tl: {
    ...listFrom(0, 'sero'),
    1: 'isang(?= (?:taon|buwan|linggo|araw|oras|minuto|patak|beses|diopter|milimetro|milya))',
    ...listFrom(2, 'dalawang?|dos tatlong?|tres apat(?:_na)?|kuwatro limang?|singko anim(?:_na)?|seis'),
    ...listFrom(7, 'pitong?|siyete walong?|otso siyam(?:_na)?|nuwebe sampung?|diyes labing-isang?|onse'),
    ...listFrom(12, 'labindalawang?|dose labintatlong?|trese labing-apat(?:_na)?|katorse'),
    ...listFrom(15, 'labinlimang?|kinse labing-anim(?:_na)? labimpitong? labingwalong? labinsiyam(?:_na)?'),
    ...listFrom(20, 'dalawampung?|beynte'),
    ...tens('tatlumpung?|kalahating_oras apatnapung? limampung? animnapung? pitumpung? walumpung?'),
    ...{ 90: 'siyamnapung?', 100: '(?:isang )?daang?', 1000: '(?:isang )?libong?', 0.1: 'ikasampung?' },
  },
  ko: {
    ...mapWords(
      {
        ...listFrom(0, '영 한|일 두|이 세|삼 네|사 다섯|오 여섯|육 일곱|칠 여덟|팔 아홉|구 열|십'),
        ...listFrom(11, '열한|십일 열두|십이 열세|십삼 열네|십사 열다섯|십오 열여섯|십육 열일곱|십칠'),
        ...listFrom(18, '열여덟|십팔 열아홉|십구 스무|이십'),
        ...tens('서른|삼십 마흔|사십 쉰|오십 예순|육십 일흔|칠십 여든|팔십 아흔|구십 백 천'),
        1000: '천',
      },
      korean,
    ),
    ...{ 0.1: '10분의 1' },
  },
  vi: {
    ...listFrom(0, 'không'),
    1: 'một',
    ...listFrom(2, 'hai ba bốn'),
    // Alone it is “year”.
    5: 'năm(?= (?:năm|tháng|tuần|ngày|giờ|phút|giây|lần|người|bước|hình|mắt))',
    ...listFrom(6, 'sáu bảy tám chín mười mười_một mười_hai mười_ba mười_bốn mười_lăm mười_sáu'),
    ...listFrom(17, 'mười_bảy mười_tám mười_chín hai_mươi'),
    ...tens('ba_mươi|nửa_giờ bốn_mươi năm_mươi sáu_mươi bảy_mươi tám_mươi chín_mươi (?:một_)?trăm'),
    ...{ 1000: '(?:một )?(?:nghìn|ngàn)', 0.1: 'phần mười' },
  },
  zh: {
    0.1: '十分之一',
    ...mapWords(
      {
        ...listFrom(
          0,
          '零 一 二|两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
        ),
        ...tens('三十 四十 五十 六十 七十 八十 九十 一百'),
        1000: '一千',
        30: '三十|半(?=小时)',
      },
      (word) => `(?<![一二两三四五六七八九十百千第])(?:${word})${word.includes('半') ? '' : chineseCounter}`,
    ),
  },
  // A unit of time alone is one of it, and its dual is two.
  ar: {
    ...listFrom(0, 'صفر'),
    1: '(?<![0-9] )(?:سنة|عام|شهر|أسبوع|يوم|ساعة|دقيقة|مرة|قطرة|واحدة?)',
    2: 'اثن(?:ان|ين)|اثنت(?:ان|ين)|(?:سنت|عام|شهر|أسبوع|يوم|ساعت|دقيقت|مرت|قطرت|عين)(?:ان|ين)',
    ...listFrom(3, 'ثلاثة?|ثلاث أربعة? خمسة? ستة? سبعة? ثماني?ة? تسعة? عشرة?'),
    ...listFrom(11, '(?:أحد|إحدى)_عشرة? (?:اثنا|اثني|اثنتا|اثنتي)_عشرة? ثلاثة?_عشرة? أربعة?_عشرة?'),
    ...listFrom(15, 'خمسة?_عشرة? ستة?_عشرة? سبعة?_عشرة? ثماني?ة?_عشرة? تسعة?_عشرة? عشر(?:ون|ين)'),
    ...tens('ثلاث(?:ون|ين)|نصف_ساعة أربع(?:ون|ين) خمس(?:ون|ين) ست(?:ون|ين) سبع(?:ون|ين) ثمان(?:ون|ين)'),
    ...{ 90: 'تسع(?:ون|ين)', 100: 'مئة|مائة', 1000: 'ألف', 0.1: 'عشر' },
  },
  hy: {
    ...listFrom(0, 'զրո'),
    1: 'մեկ|մի(?= (?:տարի|տարվա|ամիս|ամսվա|շաբաթ|օր|ժամ|րոպե|անգամ|կաթիլ))',
    ...listFrom(2, 'երկու երեք չորս հինգ վեց յոթ ութ ինը|ինն տասը|տաս տասնմեկ տասներկու տասներեք'),
    ...listFrom(14, 'տասնչորս տասնհինգ տասնվեց տասնյոթ տասնութ տասնինը|տասնինն քսան'),
    ...tens('երեսուն|կես_ժամ քառասուն հիսուն վաթսուն յոթանասուն ութսուն իննսուն հարյուր'),
    ...{ 1000: 'հազար', 0.1: 'տասնորդ\\p{L}*' },
  },
  he: {
    ...listFrom(0, 'אפס'),
    1: 'אחד|אחת|(?<![0-9] )(?:שנה|חודש|שבוע|יום|שעה|דקה|פעם|טיפה)',
    2: 'שניים|שתיים|שני|שתי|שנתיים|חודשיים|שבועיים|יומיים|שעתיים|פעמיים',
    ...listFrom(3, 'שלושה?|שלוש|שלושת ארבעה?|ארבע חמישה|חמש|חמשת שישה|שש שבעה|שבע שמונה תשעה|תשע עשרה?|עשר'),
    ...listFrom(11, 'אחד_עשר|אחת_עשרה שנים_עשר|שתים_עשרה שלושה_עשר|שלוש_עשרה ארבעה_עשר|ארבע_עשרה'),
    ...listFrom(15, 'חמישה_עשר|חמש_עשרה שישה_עשר|שש_עשרה שבעה_עשר|שבע_עשרה שמונה_עשרה? תשעה_עשר|תשע_עשרה'),
    ...listFrom(20, 'עשרים'),
    ...tens('שלושים|חצי_שעה ארבעים חמישים שישים שבעים שמונים תשעים מאה'),
    ...{ 1000: 'אלף', 0.1: 'עשירית' },
  },
};
