import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // Rows of the first version never had a file, so no variants can be made from them.
  `ALTER TABLE media
    ADD COLUMN width integer NOT NULL DEFAULT 0,
    ADD COLUMN height integer NOT NULL DEFAULT 0,
    ADD COLUMN bytes integer NOT NULL DEFAULT 0,
    ADD COLUMN has_alpha boolean NOT NULL DEFAULT false,
    ADD COLUMN alt jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN focal_x double precision NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
    ADD COLUMN focal_y double precision NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
    ADD COLUMN state text NOT NULL DEFAULT 'failed' CHECK (state IN ('processing', 'ready', 'failed')),
    ADD COLUMN failure text,
    ADD COLUMN attempts integer NOT NULL DEFAULT 0,
    ADD COLUMN lease uuid,
    ADD COLUMN leased_until timestamptz,
    ADD COLUMN uploaded_by text NOT NULL DEFAULT '',
    ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()`,
  `UPDATE media SET failure = 'original_missing'`,
  `ALTER TABLE media ADD CONSTRAINT media_failure CHECK (state = 'failed' OR failure IS NULL)`,
  `CREATE INDEX media_newest ON media (created_at DESC, id)`,
  `CREATE INDEX media_jobs ON media (created_at, id) WHERE state = 'processing'`,

  `CREATE TABLE media_variants (
    media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
    format text NOT NULL CHECK (format IN ('avif', 'webp', 'jpg', 'png')),
    width integer NOT NULL,
    height integer NOT NULL,
    bytes integer NOT NULL,
    PRIMARY KEY (media_id, format, width)
  )`,

  // References to the pictures in the text of articles, so that the database protects those pictures.
  `CREATE TABLE article_images (
    article_id uuid NOT NULL,
    lng text NOT NULL,
    media_id uuid NOT NULL REFERENCES media,
    PRIMARY KEY (article_id, lng, media_id),
    FOREIGN KEY (article_id, lng) REFERENCES article_texts ON DELETE CASCADE
  )`,
  `CREATE INDEX article_images_media ON article_images (media_id)`,
  `INSERT INTO article_images (article_id, lng, media_id)
    SELECT DISTINCT t.article_id, t.lng, media.id
    FROM article_texts t
    CROSS JOIN LATERAL jsonb_array_elements(t.body -> 'content') AS block
    JOIN media ON media.id::text = lower(block -> 'attrs' ->> 'media_id')
    WHERE block ->> 'type' = 'image'`,
];

const added = [
  'width',
  'height',
  'bytes',
  'has_alpha',
  'alt',
  'focal_x',
  'focal_y',
  'state',
  'failure',
  'attempts',
  'lease',
  'leased_until',
  'uploaded_by',
  'updated_at',
];

const back = [
  `DROP TABLE article_images`,
  `DROP TABLE media_variants`,
  `DROP INDEX media_newest`,
  `ALTER TABLE media ${added.map((column) => `DROP COLUMN ${column}`).join(', ')}`,
];

/** Adds files, variants, texts and usage to pictures, which had a name only. */
export class Media1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
