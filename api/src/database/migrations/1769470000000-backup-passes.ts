import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each pass of the schedule of backups found or made, for the metrics. */
export class BackupPasses1769470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE backup_passes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      file text,
      made_at timestamptz,
      bytes bigint,
      problem text,
      CHECK ((file IS NULL) = (made_at IS NULL))
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_passes');
  }
}
