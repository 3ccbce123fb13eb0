import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors are not shown of a risk. */
const hidden = `'{revision,changed_by,created_at}'::text[]`;
const raise = 'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW';

const forward = [
  `CREATE TABLE risks (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    option text NOT NULL,
    harm text NOT NULL,
    affected integer NOT NULL,
    out_of integer NOT NULL CHECK (out_of IN (100, 1000)),
    bound text NOT NULL,
    counted text NOT NULL,
    studied integer,
    months integer,
    onset text NOT NULL,
    duration text NOT NULL,
    severity text NOT NULL,
    source jsonb NOT NULL,
    reviewer text,
    reviewed_on date,
    is_sample boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    revision integer NOT NULL DEFAULT 1,
    changed_by text,
    UNIQUE (option, harm),
    CHECK (affected BETWEEN 0 AND out_of),
    CHECK ((reviewer IS NULL) = (reviewed_on IS NULL))
  )`,
  `CREATE TRIGGER risks_told AFTER INSERT OR DELETE ON risks
    FOR EACH ROW EXECUTE FUNCTION tell_change('risk')`,
  `CREATE TRIGGER risks_told_anew AFTER UPDATE ON risks FOR EACH ROW
    WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_change('risk')`,
  `CREATE CONSTRAINT TRIGGER risks_content_insert AFTER INSERT ON risks ${raise}
    EXECUTE FUNCTION raise_content_revision()`,
  `CREATE CONSTRAINT TRIGGER risks_content_delete AFTER DELETE ON risks ${raise}
    EXECUTE FUNCTION raise_content_revision()`,
  `CREATE CONSTRAINT TRIGGER risks_content_update AFTER UPDATE ON risks ${raise}
    WHEN ((to_jsonb(OLD) - ${hidden}) IS DISTINCT FROM (to_jsonb(NEW) - ${hidden}))
    EXECUTE FUNCTION raise_content_revision()`,
  `CREATE TRIGGER risks_content_truncate AFTER TRUNCATE ON risks
    FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision()`,
];

/** Adds what may go wrong, as numbers with their sources. Visitors are shown all of them. */
export class Risks1769471000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE risks');
  }
}
