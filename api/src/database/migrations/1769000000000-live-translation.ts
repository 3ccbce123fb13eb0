import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds to the settings the languages with live translation (none, until staff switch it on), the brands, and which
 * texts each review of a language included (unknown for existing reviews).
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
