import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a figure was made, which every list can be sorted by. */
export class ListedStatistics1768810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statistics ADD COLUMN created_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statistics DROP COLUMN created_at');
  }
}
