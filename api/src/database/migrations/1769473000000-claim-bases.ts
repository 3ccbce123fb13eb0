import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what stands behind each figure: nothing, until staff write it. Adds to the settings that pages show such figures
 * nevertheless, until staff say otherwise.
 */
export class ClaimBases1769473000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE statistics ADD COLUMN basis jsonb`);
    await runner.query(`UPDATE settings SET value = value || '{"hideUnfounded": false}'`);
    await runner.query(`SET CONSTRAINTS ALL IMMEDIATE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value - 'hideUnfounded'`);
    await runner.query(`SET CONSTRAINTS ALL IMMEDIATE`);
    await runner.query(`ALTER TABLE statistics DROP COLUMN basis`);
  }
}
