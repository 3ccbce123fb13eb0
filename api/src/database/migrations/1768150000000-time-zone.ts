import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the practice's time zone to the settings; existing settings get that of the sample practice. */
export class TimeZone1768150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value || '{"timeZone": "America/Los_Angeles"}'::jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value - 'timeZone'`);
  }
}
