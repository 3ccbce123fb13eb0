import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  `CREATE TABLE rollouts (
    rollout text PRIMARY KEY,
    remote text NOT NULL,
    version text NOT NULL,
    share_sums double precision[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    judged_at timestamptz,
    settled_at timestamptz CHECK (settled_at IS NULL OR judged_at IS NOT NULL)
  )`,
  `CREATE INDEX rollouts_unsettled ON rollouts (judged_at) WHERE judged_at IS NOT NULL AND settled_at IS NULL`,
  `CREATE TABLE rollout_visits (
    rollout text NOT NULL REFERENCES rollouts ON DELETE CASCADE,
    arm text NOT NULL CHECK (arm IN ('candidate', 'stable')),
    version text NOT NULL,
    day date NOT NULL,
    successes integer NOT NULL,
    failures integer NOT NULL,
    PRIMARY KEY (rollout, arm, version, day)
  )`,
];

/** Counts of how visits went while a roll-out divides visitors, and the verdicts upon them. */
export class Rollouts1769468000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rollout_visits');
    await runner.query('DROP TABLE rollouts');
  }
}
