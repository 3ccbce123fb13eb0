import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores what staff search testimonials by, in lower case, since computing it for every search took seconds. */
export class SearchedTestimonials1768100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE testimonials ADD COLUMN searched text GENERATED ALWAYS AS (lower(
      name || ' ' || coalesce(location, '') || ' ' || quote || ' ' || coalesce(pacific_story, '') || ' ' ||
      coalesce(source, '') || ' ' || CAST(jsonb_path_query_array(translations, '$.*.*[*]') AS text)
    )) STORED`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE testimonials DROP COLUMN searched');
  }
}
