import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what a patient has signed, and why a testimonial was rejected. The triggers of the content revision count both
 * columns as shown, so a withdrawal raises it.
 */
export class TestimonialReleases1769472500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE testimonials ADD COLUMN release jsonb, ADD COLUMN rejection_reason text');
    // Of those that end: every reader of the content revision asks how many have ended.
    await runner.query(`CREATE INDEX testimonials_ending ON testimonials ((release ->> 'expires_on'))
      WHERE release ->> 'expires_on' IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX testimonials_ending');
    await runner.query('ALTER TABLE testimonials DROP COLUMN release, DROP COLUMN rejection_reason');
  }
}
