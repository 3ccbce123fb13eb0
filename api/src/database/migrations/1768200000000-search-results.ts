import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the texts of an article for search results, per language. */
export class SearchResults1768200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE article_texts ADD COLUMN seo_title text, ADD COLUMN seo_description text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE article_texts DROP COLUMN seo_title, DROP COLUMN seo_description');
  }
}
