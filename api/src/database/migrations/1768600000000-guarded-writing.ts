import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // As `RecipientLimit` counts them: how many letters one mailbox was sent lately.
  `CREATE INDEX mails_mailbox ON mails (lower(regexp_replace("to", '\\+[^@]*@', '@')), created_at)`,
  // What led elsewhere than to a page that is encrypted could not be saved any more: http becomes https, the rest goes.
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

/** Letters are limited by mailbox; links to social networks are https. */
export class GuardedWriting1768600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mails_mailbox');
  }
}
