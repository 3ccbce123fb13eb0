import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds translation runs with their texts, progress and lease. */
export class TranslationRuns1768410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE translation_runs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      username text NOT NULL,
      languages text[] NOT NULL,
      namespace text,
      states text[] NOT NULL,
      texts integer NOT NULL CHECK (texts >= 0),
      state text NOT NULL CHECK (state IN ('waiting', 'running', 'cancelled', 'stopped', 'finished')),
      reason text,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      lease uuid,
      leased_until timestamptz
    )`);
    await runner.query(`CREATE INDEX translation_runs_open ON translation_runs (created_at, id)
      WHERE state IN ('waiting', 'running')`);
    await runner.query(`CREATE TABLE translation_run_texts (
      run_id uuid NOT NULL REFERENCES translation_runs ON DELETE CASCADE,
      position integer NOT NULL,
      language text NOT NULL,
      namespace text NOT NULL,
      key text NOT NULL,
      outcome text CHECK (outcome IN ('translated', 'needs_human', 'skipped', 'failed')),
      reason text,
      PRIMARY KEY (run_id, position)
    )`);
    await runner.query(`CREATE INDEX translation_run_texts_open ON translation_run_texts (run_id, position)
      WHERE outcome IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE translation_run_texts, translation_runs');
  }
}
