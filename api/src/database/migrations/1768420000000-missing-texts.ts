import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts missing texts by page, with the first and the last day. */
export class MissingTexts1768420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE missing_texts (
      language text NOT NULL,
      namespace text NOT NULL,
      key text NOT NULL,
      route text NOT NULL,
      count integer NOT NULL CHECK (count > 0),
      first_seen date NOT NULL,
      last_seen date NOT NULL,
      PRIMARY KEY (language, namespace, key, route)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE missing_texts');
  }
}
