import { z } from 'zod';
import type { Protocol } from './protocol.js';

/** DeepL, by its version 2. */
export const premium: Protocol = {
  kind: 'premium',
  name: 'DeepL',
  // Its Spanish of Latin America is newer than the codes that the product was specified with: Mexico gets ES too.
  codes: { es: 'ES', 'es-MX': 'ES', 'pt-BR': 'PT-BR', ko: 'KO', zh: 'ZH', ar: 'AR', he: 'HE' },
  request: ({ url, key }, text, code, markup) => ({
    url: `${url}/translate`,
    headers: { Authorization: `DeepL-Auth-Key ${key}` },
    data: new URLSearchParams({
      text,
      source_lang: 'EN',
      target_lang: code,
      preserve_formatting: '1',
      // Unlike `more`, it is no error where a language has one form of address only.
      formality: 'prefer_more',
      // Which version is the default depends on the age of the account.
      ...(markup && { tag_handling: 'xml', tag_handling_version: 'v2' }),
    }),
  }),
  answer: z
    .object({ translations: z.array(z.object({ text: z.string() })).min(1) })
    .transform(({ translations }) => translations[0]!.text),
};
