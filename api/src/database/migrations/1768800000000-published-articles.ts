import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  `CREATE TABLE published_articles (
    id uuid PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
    slug text NOT NULL UNIQUE,
    author text NOT NULL,
    categories text[] NOT NULL,
    cover_id uuid REFERENCES media,
    published_at timestamptz NOT NULL,
    revision integer NOT NULL,
    is_sample boolean NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE INDEX published_articles_newest ON published_articles (published_at DESC, id)`,
  `CREATE INDEX published_articles_cover ON published_articles (cover_id)`,
  `CREATE TABLE published_texts (
    article_id uuid NOT NULL REFERENCES published_articles ON DELETE CASCADE,
    lng text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    body jsonb NOT NULL,
    seo_title text,
    seo_description text,
    read_time integer NOT NULL CHECK (read_time > 0),
    words text NOT NULL,
    PRIMARY KEY (article_id, lng)
  )`,
  `CREATE INDEX published_texts_words ON published_texts USING gin (to_tsvector('simple', words))`,
  `CREATE TABLE published_images (
    article_id uuid NOT NULL,
    lng text NOT NULL,
    media_id uuid NOT NULL REFERENCES media,
    PRIMARY KEY (article_id, lng, media_id),
    FOREIGN KEY (article_id, lng) REFERENCES published_texts ON DELETE CASCADE
  )`,
  `CREATE INDEX published_images_media ON published_images (media_id)`,
  // All present and former addresses of articles, and those of scheduled articles.
  `CREATE TABLE article_addresses (
    slug text PRIMARY KEY,
    article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE,
    since timestamptz NOT NULL
  )`,
  `CREATE INDEX article_addresses_article ON article_addresses (article_id)`,
  `ALTER TABLE articles ADD COLUMN has_changes boolean NOT NULL DEFAULT false`,

  // Until now, visitors read what was saved last.
  `INSERT INTO published_articles
      (id, slug, author, categories, cover_id, published_at, revision, is_sample, created_at)
    SELECT id, slug, author, categories, cover_id, published_at, revision, is_sample, created_at
    FROM articles WHERE status <> 'draft'`,
  `INSERT INTO published_texts
      (article_id, lng, title, excerpt, body, seo_title, seo_description, read_time, words)
    SELECT t.article_id, t.lng, t.title, t.excerpt, t.body, t.seo_title, t.seo_description, t.read_time, t.words
    FROM article_texts t JOIN published_articles p ON p.id = t.article_id`,
  `INSERT INTO published_images (article_id, lng, media_id)
    SELECT i.article_id, i.lng, i.media_id FROM article_images i JOIN published_articles p ON p.id = i.article_id`,
  `INSERT INTO article_addresses (slug, article_id, since) SELECT slug, id, published_at FROM published_articles`,
];

const back = [
  // Keeps the published content rather than the drafts.
  `UPDATE articles SET slug = p.slug, author = p.author, categories = p.categories, cover_id = p.cover_id
    FROM published_articles p WHERE p.id = articles.id`,
  `DELETE FROM article_texts t USING published_articles p WHERE p.id = t.article_id`,
  `INSERT INTO article_texts
      (article_id, lng, title, excerpt, body, seo_title, seo_description, read_time, words, since)
    SELECT t.article_id, t.lng, t.title, t.excerpt, t.body, t.seo_title, t.seo_description, t.read_time, t.words,
      p.revision
    FROM published_texts t JOIN published_articles p ON p.id = t.article_id`,
  `INSERT INTO article_images (article_id, lng, media_id) SELECT article_id, lng, media_id FROM published_images`,
  `ALTER TABLE articles DROP COLUMN has_changes`,
  `DROP TABLE article_addresses`,
  `DROP TABLE published_images`,
  `DROP TABLE published_texts`,
  `DROP TABLE published_articles`,
];

/** Separates the published content of an article from its draft, and stores its former addresses. */
export class PublishedArticles1768800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
