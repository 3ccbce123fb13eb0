import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings say in which time zone the practice lives. Those from before are of the practice that all samples are of. */
export class TimeZone1768150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value || '{"timeZone": "America/Los_Angeles"}'::jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value - 'timeZone'`);
  }
}
