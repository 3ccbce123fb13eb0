import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Four characters of a reference. The condition on the row makes the database draw new ones for each row. */
const signs = `(SELECT string_agg(substr('23456789CDFGHJKMNPQRTVWXY', 1 + floor(random() * 25)::int, 1), '')
  FROM generate_series(1, 4) WHERE consultations.id IS NOT NULL)`;

const forward = [
  `ALTER TABLE consultations
    ADD COLUMN reference text,
    ADD COLUMN consent_version text,
    ADD COLUMN suspected boolean NOT NULL DEFAULT false,
    ADD COLUMN assignee uuid REFERENCES users ON DELETE SET NULL`,
  `UPDATE consultations SET reference = 'LV-' || ${signs} || '-' || ${signs}`,
  `ALTER TABLE consultations ALTER COLUMN reference SET NOT NULL`,
  `ALTER TABLE consultations ADD CONSTRAINT consultations_reference UNIQUE (reference)`,
  `CREATE INDEX consultations_email ON consultations (lower(email))`,
  `CREATE INDEX consultations_assignee ON consultations (assignee)`,

  `CREATE TABLE consultation_notes (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    consultation_id uuid NOT NULL REFERENCES consultations ON DELETE CASCADE,
    user_id uuid REFERENCES users ON DELETE SET NULL,
    username text NOT NULL,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX consultation_notes_of ON consultation_notes (consultation_id, created_at DESC, id)`,
  `CREATE INDEX consultation_notes_user ON consultation_notes (user_id)`,

  `CREATE TABLE consultation_views (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    consultation_id uuid NOT NULL REFERENCES consultations ON DELETE CASCADE,
    user_id uuid REFERENCES users ON DELETE SET NULL,
    username text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('list', 'read', 'notes', 'export')),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX consultation_views_of ON consultation_views (consultation_id, created_at DESC, id)`,
  `CREATE INDEX consultation_views_user ON consultation_views (user_id)`,

  `CREATE TABLE subscribers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL,
    language text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
    round uuid NOT NULL,
    asked_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz,
    unsubscribed_at timestamptz
  )`,
  `CREATE UNIQUE INDEX subscribers_email ON subscribers (lower(email))`,
  `CREATE INDEX subscribers_newest ON subscribers (created_at DESC, id)`,

  `CREATE TABLE mails (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "to" text NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'sent', 'failed', 'kept')),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    last_error text,
    expires_at timestamptz,
    consultation_id uuid REFERENCES consultations ON DELETE CASCADE,
    subscriber_id uuid REFERENCES subscribers ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    CHECK (status <> 'queued' OR next_attempt_at IS NOT NULL)
  )`,
  `CREATE INDEX mails_due ON mails (next_attempt_at) WHERE status = 'queued'`,
  `CREATE INDEX mails_newest ON mails (created_at DESC, id)`,
  `CREATE INDEX mails_consultation ON mails (consultation_id)`,
  `CREATE INDEX mails_subscriber ON mails (subscriber_id)`,
  `CREATE INDEX mails_to ON mails (lower("to"))`,
];

const back = [
  `DROP TABLE mails`,
  `DROP TABLE subscribers`,
  `DROP TABLE consultation_views`,
  `DROP TABLE consultation_notes`,
  `DROP INDEX consultations_email`,
  `ALTER TABLE consultations DROP COLUMN reference, DROP COLUMN consent_version,
    DROP COLUMN suspected, DROP COLUMN assignee`,
];

/** Adds notes on requests, views of them, the newsletter, and mails. */
export class Inbox1767500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
