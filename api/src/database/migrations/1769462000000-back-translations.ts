import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what translations of critical texts say in English again. */
export class BackTranslations1769462000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE back_translations (
      language text NOT NULL,
      namespace text NOT NULL,
      key text NOT NULL,
      wording text NOT NULL,
      text text NOT NULL,
      service text,
      username text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      revision int NOT NULL DEFAULT 1,
      PRIMARY KEY (language, namespace, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE back_translations');
  }
}
