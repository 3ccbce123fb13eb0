import { fallbackChain, sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { publicTestimonial } from '@lens/contracts/testimonials';

const translatedFields = publicTestimonial.shape.written_in.keyof().options;
type TranslatedField = (typeof translatedFields)[number];

/** In the JSON of a testimonial without a picture; no text can contain it, since its quotes would be escaped. */
export const withoutPicture = '"image_id":null';

const column = (name: string): string => `"testimonial"."${name}"`;

/** Where the original has no text any more, its old translations are not shown either. */
const hasText = (field: TranslatedField): string =>
  field === 'key_benefits' ? `cardinality(${column(field)}) > 0` : `${column(field)} <> ''`;

/** The nearest languages first, without English, in which the original is written. */
const translatedInto = (requested: LanguageCode): string[] =>
  fallbackChain(requested).filter((code) => code !== sourceLanguage);

const translation = (code: string, field: TranslatedField): string =>
  `${column('translations')} #> '{${code},${field}}'`;

/** SQL for the text in the language or the nearest fallback that has it. */
function localized(field: TranslatedField, chain: string[]): string {
  if (chain.length === 0) return column(field);
  const translations = chain.map((code) => translation(code, field)).join(', ');
  return `CASE WHEN ${hasText(field)} THEN coalesce(${translations}, to_jsonb(${column(field)}))
    ELSE to_jsonb(${column(field)}) END`;
}

/** SQL for the language of that text. */
function languageOf(field: TranslatedField, chain: string[]): string {
  const cases = chain.map(
    (code) => `WHEN ${hasText(field)} AND ${translation(code, field)} IS NOT NULL THEN '${code}'`,
  );
  return cases.length === 0 ? `'${sourceLanguage}'` : `CASE ${cases.join(' ')} ELSE '${sourceLanguage}' END`;
}

const toIso = (timestamp: string): string =>
  `to_char(${timestamp} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const selectAs = (expressions: [name: string, sql: string][]): string =>
  `SELECT row_to_json(shown) FROM
    (SELECT ${expressions.map(([name, sql]) => `${sql} AS "${name}"`).join(', ')}) AS shown`;

function expressionOf(name: string, chain: string[]): string {
  if (name === 'image') return 'NULL';
  if (name === 'created_at') return toIso(column(name));
  if (name === 'written_in')
    return `(${selectAs(translatedFields.map((field) => [field, languageOf(field, chain)]))})`;
  const field = translatedFields.find((one) => one === name);
  return field ? localized(field, chain) : column(name);
}

/**
 * SQL for a testimonial as the public schema describes it, in one language, without its picture. The database writes
 * the JSON, since reading rows and writing them again would take longer than everything else that an answer needs. The
 * fields are those of the schema, so no other column is ever sent.
 */
export function publicTestimonialJson(requested: LanguageCode): string {
  const chain = translatedInto(requested);
  const fields = Object.keys(publicTestimonial.shape);
  return `(${selectAs(fields.map((name) => [name, expressionOf(name, chain)]))})::text`;
}
