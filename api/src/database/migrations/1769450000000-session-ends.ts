import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds why a session was ended, to tell the user who still works in it. */
export class SessionEnds1769450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD COLUMN ended_for text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions DROP COLUMN ended_for`);
  }
}
