import type { MigrationInterface, QueryRunner } from 'typeorm';

const noLanguages = `'{"translate":[],"review":[],"publish":[]}'`;
const allLanguages = `'["es","es-MX","pt-BR","tl","ko","vi","zh","ar","hy","he"]'::jsonb`;

const tables = ['desk_texts', 'desk_text_versions'];

/**
 * Adds who stands behind an account, what translators may do in which language, and who signed a text. Translators keep
 * translating and reviewing in every language; publishing has to be allowed anew. Nothing counts as signed.
 */
export class SignOffs1769461000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE users ADD COLUMN name text, ADD COLUMN qualification text,
         ADD COLUMN permissions jsonb NOT NULL DEFAULT ${noLanguages}`,
    );
    await runner.query(
      `UPDATE users SET permissions =
         jsonb_build_object('translate', ${allLanguages}, 'review', ${allLanguages}, 'publish', '[]'::jsonb)
       WHERE role = 'translator'`,
    );
    for (const table of tables)
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN translator_id uuid, ADD COLUMN translated_at timestamptz,
           ADD COLUMN sign_off jsonb`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(
        `ALTER TABLE ${table} DROP COLUMN translator_id, DROP COLUMN translated_at, DROP COLUMN sign_off`,
      );
    await runner.query(
      `ALTER TABLE users DROP COLUMN name, DROP COLUMN qualification, DROP COLUMN permissions`,
    );
  }
}
