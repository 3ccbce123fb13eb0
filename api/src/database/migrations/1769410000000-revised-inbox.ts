import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['mails', 'subscribers', 'translation_runs'];

/** Adds revisions to mails, subscribers and runs, which staff can change too. */
export class RevisedInbox1769410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN changed_by text`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN revision, DROP COLUMN changed_by`);
  }
}
