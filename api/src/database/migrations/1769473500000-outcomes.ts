import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  `CREATE TABLE outcomes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    procedure text NOT NULL UNIQUE,
    first_day date NOT NULL,
    last_day date NOT NULL,
    months integer NOT NULL,
    lost integer NOT NULL,
    counts jsonb NOT NULL,
    is_sample boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    revision integer NOT NULL DEFAULT 1,
    changed_by text
  )`,
  `CREATE TRIGGER outcomes_told AFTER INSERT OR DELETE ON outcomes
    FOR EACH ROW EXECUTE FUNCTION tell_change('outcome')`,
  `CREATE TRIGGER outcomes_told_anew AFTER UPDATE ON outcomes FOR EACH ROW
    WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_change('outcome')`,
  // Every row is public, and every change of one.
  `CREATE CONSTRAINT TRIGGER outcomes_content AFTER INSERT OR UPDATE OR DELETE ON outcomes
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_revision()`,
  `CREATE TRIGGER outcomes_content_truncate AFTER TRUNCATE ON outcomes
    FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision()`,
];

/** Adds the results of procedures: counts of eyes, since no row of one eye is ever stored. */
export class Outcomes1769473500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE outcomes`);
  }
}
