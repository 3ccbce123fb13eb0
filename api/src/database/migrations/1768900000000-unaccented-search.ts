import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * As texts are compared in a search: without accents, in small letters. The letters at the end are no letter with a mark
 * for Unicode. Not the extension `unaccent`: its function depends on a dictionary, so nothing may be stored by it, and a
 * managed database may lack it.
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

/** Nothing runs on from one field into the next: nobody types a new line into a search. */
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

/** Garcia finds García, wherever staff search. */
export class UnaccentedSearch1768900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}
