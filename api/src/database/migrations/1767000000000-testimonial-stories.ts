import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  'featured boolean NOT NULL DEFAULT false',
  "region text NOT NULL DEFAULT 'california' CHECK (region IN ('california', 'pacific'))",
  'age integer',
  'occupation text',
  'location text',
  'before_vision text',
  'after_vision text',
  "key_benefits text[] NOT NULL DEFAULT '{}'",
  'pacific_story text',
  'impact text',
  'image_id uuid REFERENCES media',
  'consent boolean NOT NULL DEFAULT false',
  'source text',
  'updated_at timestamptz NOT NULL DEFAULT now()',
];

/** Holds for every approved testimonial. */
const published = "CHECK (status <> 'approved' OR is_sample OR (consent AND source IS NOT NULL))";

/** Adds stories, consent and source to testimonials. */
export class TestimonialStories1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE testimonials ${columns.map((column) => `ADD COLUMN ${column}`).join(', ')}`,
    );
    // Testimonials that were approved without consent become pending until the consent is recorded.
    await runner.query(
      "UPDATE testimonials SET status = 'pending' WHERE status = 'approved' AND NOT is_sample",
    );
    await runner.query(`ALTER TABLE testimonials ADD CONSTRAINT testimonials_published ${published}`);
    await runner.query(
      `CREATE INDEX testimonials_public ON testimonials (created_at DESC, id) WHERE status = 'approved'`,
    );
    await runner.query('CREATE INDEX testimonials_image ON testimonials (image_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX testimonials_image');
    await runner.query('DROP INDEX testimonials_public');
    await runner.query('ALTER TABLE testimonials DROP CONSTRAINT testimonials_published');
    const dropped = columns.map((column) => `DROP COLUMN ${column.split(' ')[0]}`);
    await runner.query(`ALTER TABLE testimonials ${dropped.join(', ')}`);
  }
}
