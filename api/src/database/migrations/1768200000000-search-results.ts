import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a search result says of an article, in each of its languages. */
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
