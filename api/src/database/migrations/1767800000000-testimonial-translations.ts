import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a testimonial says in other languages, by language. */
export class TestimonialTranslations1767800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE testimonials ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE testimonials DROP COLUMN translations');
  }
}
