import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes accents and capitals, for searching. Unicode does not decompose the letters at the end. The extension
 * `unaccent` is no alternative: its function is not immutable, as a stored column requires, and a managed database may
 * lack it.
 */
const unaccented = String.raw`CREATE FUNCTION unaccented(written text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    lower(normalize(
      regexp_replace(normalize(written, NFD), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]', '', 'g'),
      NFC)),
    'ĐđŁłØøı', 'ddllooi')`;

const testimonialWords = `name || ' ' || coalesce(location, '') || ' ' || quote || ' ' || coalesce(pacific_story, '') || ' ' ||
  coalesce(source, '') || ' ' || CAST(jsonb_path_query_array(translations, '$.*.*[*]') AS text)`;

/** A line break separates the fields, so that no search matches across two of them. */
const requestWords = `first_name || ' ' || last_name || E'\\n' || email || E'\\n' || phone || E'\\n' || message || E'\\n' ||
  reference`;

const up = [
  unaccented,
  'ALTER TABLE testimonials DROP COLUMN searched',
  `ALTER TABLE testimonials ADD COLUMN searched text GENERATED ALWAYS AS (unaccented(${testimonialWords})) STORED`,
  `ALTER TABLE consultations ADD COLUMN searched text GENERATED ALWAYS AS (unaccented(${requestWords})) STORED`,
];

const down = [
  'ALTER TABLE consultations DROP COLUMN searched',
  'ALTER TABLE testimonials DROP COLUMN searched',
  `ALTER TABLE testimonials ADD COLUMN searched text GENERATED ALWAYS AS (lower(${testimonialWords})) STORED`,
  'DROP FUNCTION unaccented(text)',
];

/** Makes searches ignore accents: Garcia finds García. */
export class UnaccentedSearch1768900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
