import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sends an event for a change of a row. `within` is SQL for the id of what the row belongs to. */
const tellChange = (
  within: string,
) => `CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed jsonb := to_jsonb(COALESCE(NEW, OLD));
  BEGIN
    PERFORM pg_notify('live', jsonb_build_object('event', 'change', 'data', jsonb_build_object(
      'resource_type', TG_ARGV[0],
      'id', changed ->> 'id',
      'within', ${within},
      'action', CASE TG_OP WHEN 'INSERT' THEN 'CREATE' ELSE TG_OP END,
      'revision', (changed ->> 'revision')::int,
      'by', changed ->> 'changed_by'))::text);
    RETURN NULL;
  END $$`;

const request = `changed ->> 'consultation_id'`;
/** A comment without a language is about the English text. */
const requestOrText = `CASE TG_ARGV[0]
  WHEN 'text_comment' THEN concat_ws('/', COALESCE(changed ->> 'language', 'en'), changed ->> 'namespace', changed ->> 'key')
  ELSE ${request} END`;

const forward = [
  tellChange(requestOrText),
  // A text has no id, so its name identifies it.
  `CREATE FUNCTION tell_text() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('event', 'change', 'data', jsonb_build_object(
        'resource_type', 'desk_text',
        'id', concat_ws('/', NEW.language, NEW.namespace, NEW.key),
        'within', NULL,
        'action', CASE TG_OP WHEN 'INSERT' THEN 'CREATE' ELSE TG_OP END,
        'revision', NEW.revision,
        'by', NEW.username))::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER desk_texts_told AFTER INSERT ON desk_texts FOR EACH ROW EXECUTE FUNCTION tell_text()`,
  `CREATE TRIGGER desk_texts_told_anew AFTER UPDATE ON desk_texts FOR EACH ROW
    WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_text()`,
  // Sets never change, so the event tells which one was activated: CREATE the first time, UPDATE later.
  `CREATE FUNCTION tell_text_set() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('event', 'change', 'data', jsonb_build_object(
        'resource_type', 'text_set',
        'id', COALESCE(NEW.number, 0)::text,
        'within', NULL,
        'action', CASE WHEN NEW.number IS NULL
          OR EXISTS (SELECT FROM text_set_activations earlier WHERE earlier.number = NEW.number AND earlier.id < NEW.id)
          THEN 'UPDATE' ELSE 'CREATE' END,
        'revision', NEW.id,
        'by', NEW.username))::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER text_set_activations_told AFTER INSERT ON text_set_activations
    FOR EACH ROW EXECUTE FUNCTION tell_text_set()`,
];

const back = [
  `DROP TRIGGER text_set_activations_told ON text_set_activations`,
  `DROP FUNCTION tell_text_set()`,
  `DROP TRIGGER desk_texts_told_anew ON desk_texts`,
  `DROP TRIGGER desk_texts_told ON desk_texts`,
  `DROP FUNCTION tell_text()`,
  tellChange(request),
];

/** Sends events for texts and sets of the desk, and adds to events of comments which text they are about. */
export class ToldTexts1769420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
