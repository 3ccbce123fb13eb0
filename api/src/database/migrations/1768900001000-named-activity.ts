import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the name of the changed resource, so that entries say what was deleted. Never a patient's name. */
export class NamedActivity1768900001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activity ADD COLUMN resource_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activity DROP COLUMN resource_name');
  }
}
