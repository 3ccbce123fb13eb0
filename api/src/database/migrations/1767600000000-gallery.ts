import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what the gallery and the short reviews show besides the quote. */
export class Gallery1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE testimonials
        ADD COLUMN satisfaction integer CHECK (satisfaction BETWEEN 1 AND 10),
        ADD COLUMN video_available boolean NOT NULL DEFAULT false,
        ADD COLUMN given_on date`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE testimonials DROP COLUMN satisfaction, DROP COLUMN video_available, DROP COLUMN given_on',
    );
  }
}
