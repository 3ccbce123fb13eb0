import type { LanguageCode } from '@lens/contracts/languages';
import type { ServiceKind } from '@lens/contracts/translations';
import { z } from 'zod';
import { httpAddress, withoutTrailingSlash } from './http-address.js';

export interface ServiceTarget {
  /** Absolute, without a trailing slash. */
  url: string;
  /** Never show or log it. */
  key: string;
  /** The service's codes of languages that the operator adds to those of the specification. */
  extraCodes?: Partial<Record<LanguageCode, string>>;
}

export interface TranslationSettings {
  /** Services without an entry are off. */
  services: Partial<Record<ServiceKind, ServiceTarget>>;
  /** Characters (code points) that may be sent in a month, to all services together. */
  budget: number;
  /** US dollars for a million characters. */
  prices: Record<ServiceKind, number>;
}

/** Sent in a header, so only visible ASCII is possible. */
const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'Use the key as it was issued: letters, digits and signs, without spaces.')
  .optional();

/** Languages that DeepL added after the product's specification, which has no code of DeepL for them. */
const deeplExtraLanguages = {
  VI: 'vi',
  TL: 'tl',
  HY: 'hy',
  'ES-419': 'es-MX',
} as const satisfies Record<string, LanguageCode>;

type ExtraCode = keyof typeof deeplExtraLanguages;

const codesIn = (list: string): string[] =>
  list
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');

const isExtraCode = (code: string): code is ExtraCode => Object.hasOwn(deeplExtraLanguages, code);

const extraCodes = z
  .string()
  .default('')
  .refine(
    (list) => codesIn(list).every(isExtraCode),
    `Use codes of DeepL, with commas between them: ${Object.keys(deeplExtraLanguages).join(',')}.`,
  )
  .transform((list) => codesIn(list).filter(isExtraCode));

const price = z.coerce.number().min(0).max(10_000);

/** The default prices are the list prices of both services; the default budget is what each gives free in a month. */
export const translationVariables = {
  DEEPL_API_URL: httpAddress.optional(),
  DEEPL_API_KEY: key,
  DEEPL_PRICE_PER_MILLION: price.default(25),
  DEEPL_EXTRA_LANGUAGES: extraCodes,
  GOOGLE_TRANSLATE_API_URL: httpAddress.default('https://translation.googleapis.com/language/translate/v2'),
  GOOGLE_TRANSLATE_API_KEY: key,
  GOOGLE_TRANSLATE_PRICE_PER_MILLION: price.default(20),
  TRANSLATION_BUDGET: z.coerce.number().int().min(0).max(1_000_000_000).default(500_000),
};

type Variables = z.infer<z.ZodObject<typeof translationVariables>>;

/** A service is switched on by its key. */
export function translationSettings(variables: Variables): TranslationSettings {
  const { DEEPL_API_KEY: premium, GOOGLE_TRANSLATE_API_KEY: general } = variables;
  return {
    services: {
      ...(premium && {
        premium: {
          ...serviceTarget(variables.DEEPL_API_URL ?? deeplUrl(premium), premium),
          ...withExtraCodes(variables.DEEPL_EXTRA_LANGUAGES),
        },
      }),
      ...(general && { general: serviceTarget(variables.GOOGLE_TRANSLATE_API_URL, general) }),
    },
    budget: variables.TRANSLATION_BUDGET,
    prices: {
      premium: variables.DEEPL_PRICE_PER_MILLION,
      general: variables.GOOGLE_TRANSLATE_PRICE_PER_MILLION,
    },
  };
}

const serviceTarget = (url: string, secret: string): ServiceTarget => ({
  url: withoutTrailingSlash(url),
  key: secret,
});

const withExtraCodes = (codes: ExtraCode[]): Pick<ServiceTarget, 'extraCodes'> =>
  codes.length === 0
    ? {}
    : { extraCodes: Object.fromEntries(codes.map((code) => [deeplExtraLanguages[code], code])) };

/** Keys of free DeepL accounts end in `:fx`, and work only at another address. */
const deeplUrl = (secret: string): string =>
  `https://${secret.endsWith(':fx') ? 'api-free' : 'api'}.deepl.com/v2`;
