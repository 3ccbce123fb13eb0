import type { MigrationInterface, QueryRunner } from 'typeorm';

const isShown = (row: string) =>
  `(${row}.written_by IS NOT NULL OR ${row}.reviewed_by IS NOT NULL OR ${row}.sources <> '[]')`;

const hidden = (row: string) => `(to_jsonb(${row}) - '{revision,changed_by}'::text[])`;

const contentTrigger = (event: string, condition: string) =>
  `CREATE CONSTRAINT TRIGGER medical_reviews_content_${event.toLowerCase()} AFTER ${event} ON medical_reviews
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION raise_content_revision()`;

const forward = [
  `CREATE TABLE medical_reviews (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    page text UNIQUE,
    article_id uuid UNIQUE REFERENCES articles ON DELETE CASCADE,
    written_by text,
    reviewed_by text,
    license text,
    reviewed_on date,
    due_on date,
    sources jsonb NOT NULL DEFAULT '[]',
    is_sample boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    revision integer NOT NULL DEFAULT 1,
    changed_by text,
    CHECK (num_nonnulls(page, article_id) = 1),
    CHECK (num_nonnulls(reviewed_by, license, reviewed_on, due_on) IN (0, 4))
  )`,
  `CREATE INDEX medical_reviews_due ON medical_reviews (due_on)`,
  // The rows of the pages come with the seed, which leaves an empty database empty for a restore.
  `INSERT INTO medical_reviews (article_id) SELECT id FROM articles`,
  `CREATE TRIGGER medical_reviews_told_anew AFTER UPDATE ON medical_reviews FOR EACH ROW
    WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_change('medical_review')`,
  contentTrigger('INSERT', isShown('NEW')),
  contentTrigger('DELETE', isShown('OLD')),
  contentTrigger(
    'UPDATE',
    `(${isShown('OLD')} OR ${isShown('NEW')}) AND ${hidden('OLD')} IS DISTINCT FROM ${hidden('NEW')}`,
  ),
  `CREATE TRIGGER medical_reviews_content_truncate AFTER TRUNCATE ON medical_reviews
    FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision()`,
];

/** Adds who wrote and who reviewed each medical page and each article, and their sources. */
export class MedicalReviews1769472000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE medical_reviews');
  }
}
