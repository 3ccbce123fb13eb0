import type { MigrationInterface, QueryRunner } from 'typeorm';

const named = ['parking', 'transit'];

/** Stores the directions to the practice in several languages; until now they were in English only. */
export class WordedDirections1769320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of named) {
      await runner.query(`UPDATE settings SET value = jsonb_set(value, '{directions,${name}}',
        CASE jsonb_typeof(value #> '{directions,${name}}')
          WHEN 'string' THEN jsonb_build_object('en', value #> '{directions,${name}}')
          ELSE '{}'::jsonb
        END)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of named) {
      await runner.query(`UPDATE settings SET value = jsonb_set(value, '{directions,${name}}',
        coalesce(value #> '{directions,${name},en}', 'null'::jsonb))`);
    }
  }
}
