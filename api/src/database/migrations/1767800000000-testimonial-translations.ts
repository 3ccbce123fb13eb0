import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the translations of testimonials. */
export class TestimonialTranslations1767800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE testimonials ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE testimonials DROP COLUMN translations');
  }
}
