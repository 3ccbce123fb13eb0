/** The eleven languages of the site, in the order in which the selector lists them. */
export const languages = [
  {
    code: 'en',
    name: 'English',
    nativeName: 'English',
    flag: 'us',
    country: 'United States',
    rtl: false,
    premium: true,
    general: true,
    priority: 'source',
  },
  {
    code: 'es',
    name: 'Spanish',
    nativeName: 'Español',
    flag: 'es',
    country: 'Spain',
    rtl: false,
    premium: true,
    general: true,
    priority: 'high',
  },
  {
    code: 'es-MX',
    name: 'Spanish (Mexico)',
    nativeName: 'Español (México)',
    flag: 'mx',
    country: 'Mexico',
    rtl: false,
    premium: true,
    general: true,
    priority: 'high',
    fallback: 'es',
  },
  {
    code: 'pt-BR',
    name: 'Portuguese (Brazil)',
    nativeName: 'Português (Brasil)',
    flag: 'br',
    country: 'Brazil',
    rtl: false,
    premium: true,
    general: true,
    priority: 'standard',
    fallback: 'pt',
  },
  {
    code: 'tl',
    name: 'Tagalog',
    nativeName: 'Tagalog',
    flag: 'ph',
    country: 'Philippines',
    rtl: false,
    premium: false,
    general: true,
    priority: 'high',
  },
  {
    code: 'ko',
    name: 'Korean',
    nativeName: '한국어',
    flag: 'kr',
    country: 'South Korea',
    rtl: false,
    premium: true,
    general: true,
    priority: 'high',
  },
  {
    code: 'vi',
    name: 'Vietnamese',
    nativeName: 'Tiếng Việt',
    flag: 'vn',
    country: 'Vietnam',
    rtl: false,
    premium: false,
    general: true,
    priority: 'standard',
  },
  {
    code: 'zh',
    name: 'Chinese Simplified',
    nativeName: '简体中文',
    flag: 'cn',
    country: 'China',
    rtl: false,
    premium: true,
    general: true,
    priority: 'high',
  },
  {
    code: 'ar',
    name: 'Arabic',
    nativeName: 'العربية',
    flag: 'sa',
    country: 'Saudi Arabia',
    rtl: true,
    premium: true,
    general: true,
    priority: 'standard',
  },
  {
    code: 'hy',
    name: 'Armenian',
    nativeName: 'Հայերեն',
    flag: 'am',
    country: 'Armenia',
    rtl: false,
    premium: false,
    general: true,
    priority: 'standard',
  },
  {
    code: 'he',
    name: 'Hebrew',
    nativeName: 'עברית',
    flag: 'il',
    country: 'Israel',
    rtl: true,
    premium: true,
    general: true,
    priority: 'standard',
  },
] as const satisfies readonly Language[];

export type LanguageCode = 'en' | 'es' | 'es-MX' | 'pt-BR' | 'tl' | 'ko' | 'vi' | 'zh' | 'ar' | 'hy' | 'he';

type FlagCode = 'us' | 'es' | 'mx' | 'br' | 'ph' | 'kr' | 'vn' | 'cn' | 'sa' | 'am' | 'il';

export interface Language {
  code: LanguageCode;
  /** English name. */
  name: string;
  nativeName: string;
  /** The country of the flag icon, in lower case. */
  flag: FlagCode;
  country: string;
  rtl: boolean;
  /** Whether the premium translation service supports it. */
  premium: boolean;
  /** Whether the general translation service supports it. */
  general: boolean;
  priority: 'source' | 'high' | 'standard';
  /** The fallback before English; it need not be one of the eleven (`pt`). */
  fallback?: string;
}

export const sourceLanguage = 'en' satisfies LanguageCode;

const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]));

export const isLanguageCode = (code: string): code is LanguageCode => byCode.has(code);

export function languageOf(code: LanguageCode): Language {
  return byCode.get(code)!;
}

export const directionOf = (code: LanguageCode): 'rtl' | 'ltr' => (languageOf(code).rtl ? 'rtl' : 'ltr');

/** The languages in which to look for a text, in order: `pt-BR` → `pt-BR`, `pt`, `en`. */
export function fallbackChain(code: LanguageCode): string[] {
  const { fallback } = languageOf(code);
  return [...new Set([code, ...(fallback ? [fallback] : []), sourceLanguage])];
}
