import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the translation cache and the usage of services. */
export class TranslationServices1768300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE translation_usage (
      month text NOT NULL,
      service text NOT NULL,
      language text NOT NULL,
      characters integer NOT NULL CHECK (characters >= 0),
      PRIMARY KEY (month, service, language)
    )`);
    await runner.query(`CREATE TABLE translation_cache (
      key text PRIMARY KEY,
      service text NOT NULL,
      language text NOT NULL,
      translation text NOT NULL,
      expires_at timestamptz NOT NULL
    )`);
    await runner.query('CREATE INDEX translation_cache_expiry ON translation_cache (expires_at)');
    await runner.query(`CREATE TABLE translation_cache_clearing (
      id integer PRIMARY KEY CHECK (id = 1),
      cleared_at timestamptz NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE translation_usage, translation_cache, translation_cache_clearing');
  }
}
