import type { LanguageCode } from '../languages.js';
import type { protectedTerms } from '../protected-terms.js';

type Term = (typeof protectedTerms)[number];
type Spellings = Partial<Record<Term, string>>;

const romance: Spellings = {
  Femtosecond: 'femto-?seg?gund\\p{L}*|femto-?segundo\\p{L}*',
  Excimer: 'exc[ií]mer\\p{L}+|ex[cs]ímer\\p{L}*',
  Topography: 'topograf[ií]a\\p{L}*',
  Keratomileusis: '(?:qu|c)erato-?mileus\\p{L}*',
  Keratectomy: '(?:qu|c)eratectom\\p{L}*',
  Wavefront: 'frentes? de ondas?',
  FDA: 'Administración de Alimentos|Administração de Alimentos',
};

/** How languages write the terms in their own letters or words: regular expressions, to be matched in any case. */
const spellings: Record<LanguageCode, Spellings> = {
  en: {},
  es: romance,
  'es-MX': romance,
  'pt-BR': { ...romance, Femtosecond: 'femto-?s?segund\\p{L}*' },
  tl: {
    LASIK: 'l[ae]yse?ik',
    Topography: 'topograp[hi]+ya',
    Keratectomy: '[kq]eratekt\\p{L}*',
    Femtosecond: 'pemto\\p{L}*|femtosegund\\p{L}*',
    Excimer: 'e[ks]+imer\\p{L}*',
  },
  ko: {
    LASIK: '라식',
    PRK: '피알케이',
    ICL: '아이씨엘|안내렌즈삽입술',
    SMILE: '스마일\\s?(?:라식|수술|레이저)',
    FDA: '식품의약국',
    Femtosecond: '펨토초?|팸토초?',
    Excimer: '엑시머',
    Topography: '토포그래피|각막\\s지형도(?!\\s?측정기)|지형도(?!\\s?측정기)',
    Wavefront: '웨이브프론트|파면',
    Keratectomy: '케라텍토미|각막\\s?절제술',
    Keratomileusis: '케라토밀레우시스',
  },
  vi: {
    Femtosecond: 'femto-?\\s?giây',
    Excimer: 'ex?[xc]i-?me(?!\\p{L})',
    Topography: 'bản đồ địa hình|địa hình giác mạc',
    Wavefront: 'mặt sóng|đầu sóng',
    FDA: 'Cục Quản lý Thực phẩm',
  },
  zh: {
    LASIK: '拉西克|雷射克|莱塞克',
    ICL: '人工晶状体植入|可植入式隐形眼镜',
    SMILE: '全飞秒|微笑手术',
    FDA: '食品药品监督管理局|药监局',
    Femtosecond: '飞秒',
    Excimer: '准分子',
    Wavefront: '波前',
    Keratectomy: '角膜切削术|角膜切除术',
    Keratomileusis: '角膜磨镶术',
  },
  ar: {
    LASIK: '(?<!\\p{L})[وبفكل]{0,2}(?:ال)?ل(?:ا|ي|اي)[زسص]ي?ك(?!\\p{L})',
    PRK: 'بي\\s?آر\\s?كي',
    ICL: 'آي\\s?سي\\s?إل',
    SMILE: 'سمايل',
    FDA: 'إدارة الغذاء والدواء',
    Femtosecond: '(?:ال)?فيمتو\\s?(?:ثانية|سيكند|سكند)?',
    Excimer: '(?:ال)?[إا]ك[سز]يم[ي]?ر',
    Topography: '(?:ال)?طبوغرافيا?ة?',
    Wavefront: 'جبهة الموج\\p{L}*|واجهة الموج\\p{L}*',
  },
  hy: {
    LASIK: 'լ[աե]յ?[սզ]իկ\\p{L}*',
    Femtosecond: 'ֆեմտո\\p{L}*',
    Excimer: 'է[քկ]սիմեր\\p{L}*',
    Topography: 'տոպոգրաֆիա\\p{L}*',
    Keratectomy: 'կերատէ?կտոմիա\\p{L}*|կերատեկտոմ\\p{L}*',
    Wavefront: 'ալիքի ճակատ\\p{L}*|ալիքաճակատ\\p{L}*',
  },
  he: {
    LASIK: '\\p{L}?ל[אי]{0,2}[סז]י[קק]\\p{L}*',
    Femtosecond: '\\p{L}?פמטו[־-]?\\s?שני\\p{L}*|\\p{L}?פמטוסקונד',
    Excimer: '\\p{L}?א[קכ]סימר',
    Topography: '\\p{L}?טופוגרפי\\p{L}*',
    Keratectomy: '\\p{L}?קרטקטומי\\p{L}*',
    Wavefront: 'חזית (?:ה)?גל',
    FDA: 'מינהל המזון והתרופות',
  },
};

export const termSpellingsIn = (language: LanguageCode): [term: string, spelling: string][] =>
  Object.entries(spellings[language]);
