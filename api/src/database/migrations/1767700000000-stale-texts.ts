import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since which revision a text of an article stands as it is. */
export class StaleTexts1767700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article_texts ADD COLUMN since integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article_texts DROP COLUMN since');
  }
}
