import type { MigrationInterface, QueryRunner } from 'typeorm';

const emptyBody = `'{"type":"doc","content":[]}'::jsonb`;

const forward = [
  `ALTER TABLE articles
    ADD COLUMN author text NOT NULL DEFAULT '',
    ADD COLUMN categories text[] NOT NULL DEFAULT '{}',
    ADD COLUMN cover_id uuid REFERENCES media,
    ADD COLUMN revision integer NOT NULL DEFAULT 1,
    ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
    ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()`,
  `CREATE INDEX articles_cover ON articles (cover_id)`,
  `CREATE INDEX articles_newest ON articles (published_at DESC, id)`,

  `CREATE TABLE article_texts (
    article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE,
    lng text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    body jsonb NOT NULL,
    read_time integer NOT NULL CHECK (read_time > 0),
    words text NOT NULL,
    PRIMARY KEY (article_id, lng)
  )`,
  `CREATE INDEX article_texts_words ON article_texts USING gin (to_tsvector('simple', words))`,

  `CREATE TABLE article_versions (
    article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE,
    revision integer NOT NULL,
    username text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (article_id, revision)
  )`,

  // The first version had a title only: it becomes the English text.
  `INSERT INTO article_texts (article_id, lng, title, excerpt, body, read_time, words)
    SELECT id, 'en', title, '', ${emptyBody}, 1, lower(title) FROM articles`,
  `UPDATE articles SET published_at = created_at WHERE status <> 'draft' AND published_at IS NULL`,
  `ALTER TABLE articles DROP COLUMN title`,
  `ALTER TABLE articles ADD CONSTRAINT articles_schedule CHECK (status = 'draft' OR published_at IS NOT NULL)`,
];

const back = [
  `ALTER TABLE articles DROP CONSTRAINT articles_schedule`,
  `ALTER TABLE articles ADD COLUMN title text`,
  `UPDATE articles SET title = t.title FROM article_texts t WHERE t.article_id = articles.id AND t.lng = 'en'`,
  `ALTER TABLE articles ALTER COLUMN title SET NOT NULL`,
  `DROP TABLE article_versions`,
  `DROP TABLE article_texts`,
  `DROP INDEX articles_newest`,
  `DROP INDEX articles_cover`,
  `ALTER TABLE articles DROP COLUMN author, DROP COLUMN categories, DROP COLUMN cover_id,
    DROP COLUMN revision, DROP COLUMN is_sample, DROP COLUMN updated_at`,
];

/** Stores articles in several languages, with all their revisions. */
export class Articles1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
