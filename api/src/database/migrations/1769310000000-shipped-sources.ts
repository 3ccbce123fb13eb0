import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The English that each translation of the files was first seen beside, so that another one is noticed. */
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
