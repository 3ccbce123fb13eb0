import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds when a figure was created, since every list can be sorted by that. */
export class ListedStatistics1768810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statistics ADD COLUMN created_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statistics DROP COLUMN created_at');
  }
}
