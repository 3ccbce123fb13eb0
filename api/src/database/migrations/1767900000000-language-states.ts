import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to the settings which languages are offered and who has reviewed them: so far nobody. */
export class LanguageStates1767900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value || jsonb_build_object('languages', (
      SELECT jsonb_object_agg(code, '{"offered": true, "reviewed": null}'::jsonb)
        FROM unnest(ARRAY['en', 'es', 'es-MX', 'pt-BR', 'tl', 'ko', 'vi', 'zh', 'ar', 'hy', 'he']) AS code))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE settings SET value = value - 'languages'`);
  }
}
