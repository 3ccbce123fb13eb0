import { z } from 'zod';
import type { Protocol } from './protocol.js';

/** Google Translate, version 2 ("Basic"). */
export const general: Protocol = {
  kind: 'general',
  name: 'Google Translate',
  codes: {
    es: 'es',
    'es-MX': 'es',
    'pt-BR': 'pt',
    tl: 'tl',
    ko: 'ko',
    vi: 'vi',
    zh: 'zh-cn',
    ar: 'ar',
    hy: 'hy',
    he: 'he',
  },
  // As Google's documentation lists it; the product's specification has zh-cn.
  otherCodes: { zh: 'zh-CN' },
  sourceCodes: {},
  english: { source: 'en', target: 'en' },
  request: ({ url, key }, text, { source, target }) => ({
    url,
    // In a header, since proxies and logs on the way would store an address.
    headers: { 'X-Goog-Api-Key': key },
    data: { q: text, source, target, format: 'text' },
  }),
  response: z
    .object({
      data: z.object({ translations: z.array(z.object({ translatedText: z.string() })).min(1) }),
    })
    .transform(({ data }) => data.translations[0]!.translatedText),
};
