import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // For `RecipientLimit`, which counts the recent mails to a mailbox.
  `CREATE INDEX mails_mailbox ON mails (lower(regexp_replace("to", '\\+[^@]*@', '@')), created_at)`,
  // Settings with other links than https could not be saved any more: http becomes https, others are removed.
  `UPDATE settings SET
     value = jsonb_set(value, '{social}', coalesce((
       SELECT jsonb_agg(jsonb_set(link, '{url}', to_jsonb(regexp_replace(link->>'url', '^http://', 'https://', 'i'))))
       FROM jsonb_array_elements(value->'social') AS link
       WHERE link->>'url' ~* '^https?://[^[:space:]/]'
     ), '[]'::jsonb)),
     revision = revision + 1
   WHERE EXISTS (
     SELECT FROM jsonb_array_elements(value->'social') AS link
     WHERE link->>'url' !~ '^https://[^[:space:]/]'
   )`,
];

/** Supports the limit of mails per mailbox, and makes all links to social networks https. */
export class GuardedWriting1768600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mails_mailbox');
  }
}
