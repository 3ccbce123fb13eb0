import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  `ALTER TABLE statistics ADD COLUMN labels jsonb`,
  `UPDATE statistics SET labels = jsonb_build_object('en', label)`,
  `ALTER TABLE statistics
    ALTER COLUMN labels SET NOT NULL,
    ADD CONSTRAINT statistics_english CHECK (labels ->> 'en' IS NOT NULL),
    DROP COLUMN label`,

  `ALTER TABLE settings
    ADD COLUMN revision integer NOT NULL DEFAULT 1,
    ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()`,
  // No retention: existing practices have never asked to erase anything.
  `UPDATE settings SET value = '{"institutions": [], "awards": [], "retentionDays": null}'::jsonb || value`,

  `ALTER TABLE activity ADD COLUMN changes jsonb`,

  `CREATE TABLE live_tickets (
    token_hash text PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`,
  `CREATE INDEX live_tickets_session ON live_tickets (session_id)`,

  // Triggers notify in the transaction of the change, whichever replica or command makes it.
  `CREATE FUNCTION tell_activity() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('event', 'activity', 'data', jsonb_build_object(
        'id', NEW.id, 'action', NEW.action, 'resource_type', NEW.resource_type, 'created_at', NEW.created_at))::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER activity_live AFTER INSERT ON activity FOR EACH ROW EXECUTE FUNCTION tell_activity()`,
  `CREATE FUNCTION tell_consultation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('event', 'consultation', 'data', jsonb_build_object(
        'id', NEW.id, 'created_at', NEW.created_at))::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER consultations_live AFTER INSERT ON consultations
    FOR EACH ROW EXECUTE FUNCTION tell_consultation()`,
  // The argument names the column with the id of the user whose access has changed.
  `CREATE FUNCTION tell_access() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('live', jsonb_build_object('event', 'access', 'data', jsonb_build_object(
        'user_id', to_jsonb(OLD) ->> TG_ARGV[0]))::text);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER sessions_live AFTER DELETE OR UPDATE OF revoked_at ON sessions
    FOR EACH ROW EXECUTE FUNCTION tell_access('user_id')`,
  `CREATE TRIGGER users_live AFTER DELETE OR UPDATE OF role ON users
    FOR EACH ROW EXECUTE FUNCTION tell_access('id')`,
];

const back = [
  `DROP TRIGGER users_live ON users`,
  `DROP TRIGGER sessions_live ON sessions`,
  `DROP TRIGGER consultations_live ON consultations`,
  `DROP TRIGGER activity_live ON activity`,
  `DROP FUNCTION tell_access()`,
  `DROP FUNCTION tell_consultation()`,
  `DROP FUNCTION tell_activity()`,
  `DROP TABLE live_tickets`,
  `ALTER TABLE activity DROP COLUMN changes`,
  `UPDATE settings SET value = value - 'institutions' - 'awards' - 'retentionDays'`,
  `ALTER TABLE settings DROP COLUMN revision, DROP COLUMN updated_at`,
  `ALTER TABLE statistics ADD COLUMN label text`,
  `UPDATE statistics SET label = labels ->> 'en'`,
  `ALTER TABLE statistics ALTER COLUMN label SET NOT NULL, DROP COLUMN labels`,
];

/** Adds labels per language, a revision of the settings, the changes of an activity entry, and the event stream. */
export class Practice1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
