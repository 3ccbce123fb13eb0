import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the source of each shipped translation, so that stale translations are noticed. */
export class ShippedSources1769310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE shipped_sources (
      language text NOT NULL,
      namespace text NOT NULL,
      key text NOT NULL,
      text text NOT NULL,
      source text NOT NULL,
      PRIMARY KEY (language, namespace, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shipped_sources');
  }
}
