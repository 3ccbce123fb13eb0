import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // A comment without a language is about the English text.
  `CREATE TABLE text_comments (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    namespace text NOT NULL,
    key text NOT NULL,
    language text,
    user_id uuid REFERENCES users ON DELETE SET NULL,
    username text NOT NULL,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    resolved_by text,
    resolved_at timestamptz,
    CHECK ((resolved_by IS NULL) = (resolved_at IS NULL))
  )`,
  `CREATE INDEX text_comments_of ON text_comments (namespace, key, created_at, id)`,
  `CREATE INDEX text_comments_open ON text_comments (language, namespace, key) WHERE resolved_at IS NULL`,
  `CREATE INDEX text_comments_user ON text_comments (user_id)`,
];

/** Adds comments on texts. */
export class TextComments1768440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE text_comments');
  }
}
