import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Settings say in which languages services may translate for visitors (in none, until staff switch it on), which brands no
 * translation may alter, and which texts each review of a language was of: of those so far nobody knows.
 */
export class LiveTranslation1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value || '{"liveTranslation": [], "brands": []}'::jsonb`);
    await runner.query(`ALTER TABLE settings ADD COLUMN reviewed_texts jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings DROP COLUMN reviewed_texts`);
    await runner.query(`UPDATE settings SET value = value - 'liveTranslation' - 'brands'`);
  }
}
