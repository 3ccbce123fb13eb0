import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a lease to mails, like that of pictures and runs. */
export class LeasedMails1769460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mails ADD COLUMN lease uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mails DROP COLUMN lease`);
  }
}
