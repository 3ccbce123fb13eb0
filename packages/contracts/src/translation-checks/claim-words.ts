import type { LanguageCode } from '../languages.js';

type Claim = 'painless' | 'guaranteed' | 'perfect' | 'glasses' | 'riskless' | 'miracle';

const spanishGlasses = '(?:anteojos|gafas|lentes)';
const spanish: Record<Claim, string> = {
  painless: 'indolor[oa]s?|sin (?:ning[uú]n )?dolor(?:es)?',
  guaranteed: 'garant[ií]\\p{L}*',
  perfect: 'perfect[oa]s?|perfectamente|perfecci[oó]n',
  glasses: `(?:nunca|jam[aá]s) (?:\\p{L}+ ){0,3}${spanishGlasses}|(?:nunca|jam[aá]s) (?:\\p{L}+ ){0,3}(?:necesit|us|llev)\\p{L}* (?:\\p{L}+ ){0,2}${spanishGlasses}|tir\\p{L}+ (?:a la basura )?(?:sus?|los|las) ${spanishGlasses}|adi[oó]s a (?:sus?|los|las) ${spanishGlasses}`,
  riskless: '(?:100|cien) ?(?:%|por ciento) segur\\p{L}*|sin (?:ning[uú]n )?riesgos?|totalmente segur\\p{L}*',
  miracle: 'milagr\\p{L}*',
};

/** The words of each claim as regular expressions, to be matched without regard to case. */
const claimWords: Record<LanguageCode, Record<Claim, string>> = {
  en: {
    painless: 'painless\\p{L}*|pain[- ]free|without (?:any )?pain',
    guaranteed: 'guarantee\\p{L}*',
    perfect: 'perfect(?:ly|ion)?',
    glasses:
      'never (?:again )?(?:need|wear) (?:\\p{L}+ )?glasses|throw away your glasses|goodbye to (?:your )?glasses',
    riskless: 'risk[- ]free|without (?:any )?risk|(?:100 ?%|completely|totally) safe',
    miracle: 'mirac\\p{L}*',
  },
  es: spanish,
  'es-MX': spanish,
  'pt-BR': {
    painless: 'indolor(?:es)?|sem (?:nenhuma |qualquer )?dor(?:es)?',
    guaranteed: 'garant\\p{L}*',
    perfect: 'perfeit\\p{L}*|perfeição',
    glasses:
      '(?:nunca|jamais) (?:\\p{L}+ ){0,3}óculos|(?:nunca|jamais) (?:\\p{L}+ ){0,3}(?:precis|us)\\p{L}* (?:\\p{L}+ ){0,2}óculos|jog\\p{L}+ (?:fora )?(?:seus|os) óculos|adeus aos (?:seus )?óculos',
    riskless: 'sem (?:nenhum |qualquer )?riscos?|(?:100 ?%|totalmente) segur\\p{L}*',
    miracle: 'milagr\\p{L}*',
  },
  tl: {
    painless: 'walang (?:anumang )?(?:sakit|kirot)|hindi (?:ito )?masakit|painless',
    guaranteed: 'garantis\\p{L}*|garantiya\\p{L}*|guaranteed?|siguradong-sigurado',
    perfect: 'perpekto\\p{L}*|perfect\\p{L}*',
    glasses:
      '(?:hindi|di) (?:na |niyo |ninyo |kayo )*(?:kailanman|muling|mangangailangan|magsasalamin)\\p{L}*(?: \\p{L}+){0,3} salamin|itapon (?:na )?(?:ninyo )?ang (?:inyong )?salamin',
    riskless: 'walang (?:anumang )?(?:panganib|peligro)|100 ?% ligtas|risk-free',
    miracle: 'himala\\p{L}*|milagro\\p{L}*',
  },
  ko: {
    painless: '무통|고통 없\\p{L}*|통증(?:이|은)? ?(?:전혀 )?없\\p{L}*|아프지 않\\p{L}*',
    guaranteed: '보장\\p{L}*|장담\\p{L}*',
    perfect: '완벽\\p{L}*|완전무결\\p{L}*',
    glasses:
      '안경(?:이|은|을)? (?:\\p{L}+ )?(?:영원히|평생|다시는|버리\\p{L}*|던져\\p{L}*)|(?:다시는|평생|영원히) 안경\\p{L}*',
    riskless: '위험(?:이|은|성이)? ?(?:전혀 )?없(?:는(?! 수술은 없)|습|어|다)\\p{L}*|100 ?% 안전\\p{L}*',
    miracle: '(?<!정)기적\\p{L}*',
  },
  vi: {
    painless: 'không (?:hề |bị |gây )*đau(?: đớn)?',
    guaranteed: 'bảo đảm(?: kết quả| thành công)?|đảm bảo|cam đoan|cam kết kết quả',
    perfect: 'hoàn hảo|hoàn mỹ|tuyệt đối',
    glasses:
      '(?:không bao giờ|chẳng bao giờ|vĩnh viễn không) (?:còn )?(?:phải |cần )?(?:đeo )?kính|(?:vứt|quăng|vất|bỏ) (?:cặp )?kính',
    riskless: 'không (?:có |hề có )?(?:chút )?rủi ro nào(?! là)|an toàn (?:100 ?%|tuyệt đối)',
    miracle: 'phép (?:lạ|màu)|kỳ diệu',
  },
  zh: {
    painless: '无痛|毫无疼痛|不疼|不痛|没有疼痛',
    guaranteed: '保证(?!金)|担保|包您',
    perfect: '完美|十全十美',
    glasses:
      '(?:永远|再也|永久|终身)(?:不用|不需|不必|无需|告别|摆脱)\\p{L}*?眼镜|(?:扔掉|丢掉|告别|摆脱)(?:您的)?眼镜',
    riskless: '(?:零|无|毫无|没有任何)风险|百分之百安全|100 ?% ?安全|绝对安全',
    miracle: '奇迹|神奇',
  },
  ar: {
    painless: '(?:بلا|بدون|دون|من دون|من غير) (?:أي |أيّ )?(?:ألم|آلام|أوجاع)|غير مؤلم\\p{L}*',
    guaranteed: '\\p{L}{0,2}مضمون\\p{L}*|نضمن\\p{L}*|\\p{L}{0,2}ضمان\\p{L}*',
    perfect: '\\p{L}{0,2}مثالي\\p{L}*|كمال',
    glasses:
      '(?:لن|لا) تحتاج\\p{L}* (?:\\p{L}+ ){0,2}(?:النظارة|نظارة|النظارات|نظارات|نظارتك)|(?:ارم|تخلّص|تخلص|ودّع|ودع)\\p{L}* (?:من )?(?:النظارة|نظارة|نظاراتك|نظارتك|النظارات)',
    riskless: '(?:بلا|بدون|دون|من دون) (?:أي |أيّ )?(?:مخاطر|خطر|مخاطرة)|آمن\\p{L}* (?:تمامًا|تماما|100)',
    miracle: '\\p{L}{0,2}معجز\\p{L}*',
  },
  hy: {
    painless: 'անցավ\\p{L}*|առանց (?:որևէ )?ցավի',
    guaranteed: '\\p{L}*երաշխ\\p{L}*',
    perfect: 'կատարյալ\\p{L}*|անթերի\\p{L}*|իդեալական\\p{L}*',
    glasses:
      '(?:երբեք|այլևս երբեք) (?:\\p{L}+ ){0,4}ակնոց\\p{L}*|(?:դեն )?նետե[քլ]\\p{L}* (?:Ձեր )?ակնոց\\p{L}*|հրաժեշտ (?:\\p{L}+ ){0,2}ակնոց\\p{L}*',
    riskless: 'առանց (?:որևէ )?(?:ռիսկի|վտանգի)|լիովին անվտանգ|անռիսկ\\p{L}*|100 ?% անվտանգ\\p{L}*',
    miracle: 'հրաշք\\p{L}*',
  },
  he: {
    painless: '(?:ללא|בלי|נטול\\p{L}*) (?:שום |כל )?כאב\\p{L}*|לא כואב\\p{L}*',
    guaranteed: '\\p{L}{0,2}מובטח\\p{L}*|מבטיחים|\\p{L}{0,2}ערבות\\p{L}*|\\p{L}?אחריות מלאה',
    perfect: '(?<!\\p{L})[ובהלכמש]{0,2}מושל(?:ם|מת|מים|מות)(?!\\p{L})',
    glasses:
      '(?:לעולם לא|אף פעם לא|לא) (?:\\p{L}+ ){0,2}(?:תזדקק|תצטרכ|צריכים שוב)\\p{L}* (?:\\p{L}+ ){0,2}\\p{L}{0,2}משקפיים|(?:זרקו|להיפטר|היפטרו)(?: מ?| את ){1}ה?משקפיים',
    riskless:
      '(?<!אין ניתוח )(?:ללא|בלי|נטול\\p{L}*) (?:שום |כל )?(?:סיכון|סיכונים)|בטוח\\p{L}* (?:לחלוטין|לגמרי|ב־?100)',
    miracle: '\\p{L}?נס רפואי|פלא\\p{L}*',
  },
};

export const claimsIn = (language: LanguageCode): [claim: string, words: string][] =>
  Object.entries(claimWords[language]);
