import { z } from 'zod';
import type { Protocol } from './protocol.js';

/** DeepL, version 2. */
export const premium: Protocol = {
  kind: 'premium',
  name: 'DeepL',
  // DeepL added Latin American Spanish after the product's specification, which has ES for Mexico too.
  codes: { es: 'ES', 'es-MX': 'ES', 'pt-BR': 'PT-BR', ko: 'KO', zh: 'ZH', ar: 'AR', he: 'HE' },
  sourceCodes: { 'es-MX': 'ES', 'pt-BR': 'PT' },
  usesContext: true,
  english: { source: 'EN', target: 'EN-US' },
  request: ({ url, key }, text, { source, target }, { markup, context }) => ({
    url: `${url}/translate`,
    headers: { Authorization: `DeepL-Auth-Key ${key}` },
    data: new URLSearchParams({
      text,
      source_lang: source,
      target_lang: target,
      preserve_formatting: '1',
      // `more` would fail for a language that has only one form of address.
      formality: 'prefer_more',
      // The default version depends on the age of the account.
      ...(markup && { tag_handling: 'xml', tag_handling_version: 'v2' }),
      // Neither translated nor billed.
      ...(context && { context }),
    }),
  }),
  response: z
    .object({ translations: z.array(z.object({ text: z.string() })).min(1) })
    .transform(({ translations }) => translations[0]!.text),
};
