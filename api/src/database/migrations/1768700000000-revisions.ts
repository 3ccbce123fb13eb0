import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that several people change, and the type of their rows in the event stream. */
const shared = {
  consultations: 'consultation',
  consultation_notes: 'consultation_note',
  testimonials: 'testimonial',
  statistics: 'statistic',
  media: 'media',
  users: 'user',
  text_comments: 'text_comment',
};
const tables = Object.entries(shared);

const forward = [
  ...tables.map(
    ([table]) =>
      `ALTER TABLE ${table} ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN changed_by text`,
  ),
  // Before somebody deletes a row, they write their name into it, so that this trigger can send it.
  `CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE changed jsonb := to_jsonb(COALESCE(NEW, OLD));
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('event', 'change', 'data', jsonb_build_object(
        'resource_type', TG_ARGV[0],
        'id', changed ->> 'id',
        'within', changed ->> 'consultation_id',
        'action', CASE TG_OP WHEN 'INSERT' THEN 'CREATE' ELSE TG_OP END,
        'revision', (changed ->> 'revision')::int,
        'by', changed ->> 'changed_by'))::text);
      RETURN NULL;
    END $$`,
  ...tables.flatMap(([table, name]) => [
    // A new request has its own event.
    `CREATE TRIGGER ${table}_told AFTER ${table === 'consultations' ? '' : 'INSERT OR '}DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION tell_change('${name}')`,
    `CREATE TRIGGER ${table}_told_anew AFTER UPDATE ON ${table} FOR EACH ROW
      WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_change('${name}')`,
  ]),
];

const back = [
  ...tables.flatMap(([table]) => [
    `DROP TRIGGER ${table}_told_anew ON ${table}`,
    `DROP TRIGGER ${table}_told ON ${table}`,
  ]),
  `DROP FUNCTION tell_change()`,
  ...tables.map(([table]) => `ALTER TABLE ${table} DROP COLUMN revision, DROP COLUMN changed_by`),
];

/** Adds the revision of a row and who made it, and sends an event for each revision. */
export class Revisions1768700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
