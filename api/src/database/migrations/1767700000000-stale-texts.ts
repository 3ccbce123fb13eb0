import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the revision in which a text of an article last changed. */
export class StaleTexts1767700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article_texts ADD COLUMN since integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article_texts DROP COLUMN since');
  }
}
