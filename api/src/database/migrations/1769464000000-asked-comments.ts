import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // By id, so that an account that is made again under the same name is asked nothing.
  `CREATE TABLE comment_asks (
    comment_id uuid NOT NULL REFERENCES text_comments ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    PRIMARY KEY (comment_id, user_id)
  )`,
  `CREATE INDEX comment_asks_user ON comment_asks (user_id)`,
];

/** Adds whom a comment asks. */
export class AskedComments1769464000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE comment_asks');
  }
}
