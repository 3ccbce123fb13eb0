import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stored settings, with another state of each language. */
const withLanguages = (state: string): string =>
  `jsonb_set(value, '{languages}', (
     SELECT jsonb_object_agg(code, ${state}) FROM jsonb_each(value -> 'languages') AS language (code, state)))`;

/**
 * Removes from the settings who reviewed a whole language, which nobody can vouch for; the activity log still has what
 * was said. Adds in which languages critical texts without a sign-off are shown in English: none, until staff say so.
 */
export class UnsignedTexts1769465000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE settings SET value = ${withLanguages(`state - 'reviewed'`)} || '{"unsignedInEnglish": []}'`,
    );
    await runner.query(`ALTER TABLE settings DROP COLUMN reviewed_texts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings ADD COLUMN reviewed_texts jsonb NOT NULL DEFAULT '{}'`);
    await runner.query(
      `UPDATE settings SET value = ${withLanguages(`state || '{"reviewed": null}'`)} - 'unsignedInEnglish'`,
    );
  }
}
