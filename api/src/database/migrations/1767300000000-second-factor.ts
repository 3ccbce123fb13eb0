import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds authenticator apps with recovery codes, and when a user was last active. */
export class SecondFactor1767300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN last_active_at timestamptz');
    await runner.query(`CREATE TABLE second_factors (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      secret text NOT NULL,
      last_step integer NOT NULL,
      confirmed_at timestamptz
    )`);
    await runner.query(`CREATE TABLE recovery_codes (
      user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
      hash text NOT NULL,
      PRIMARY KEY (user_id, hash)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_codes');
    await runner.query('DROP TABLE second_factors');
    await runner.query('ALTER TABLE users DROP COLUMN last_active_at');
  }
}
