import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who attempts to send a mail, as pictures and runs say who is at them. */
export class LeasedMails1769460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mails ADD COLUMN lease uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mails DROP COLUMN lease`);
  }
}
