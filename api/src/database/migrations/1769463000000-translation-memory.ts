import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // The hash stands for English and translation, which are longer than an index allows.
  `CREATE TABLE translation_memory (
    language text NOT NULL,
    hash text NOT NULL,
    source text NOT NULL,
    text text NOT NULL,
    trigrams int NOT NULL,
    origin text NOT NULL,
    username text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (language, hash)
  )`,
  `CREATE INDEX translation_memory_similar ON translation_memory (language, trigrams)`,
];

/** Adds the translation memory. */
export class TranslationMemory1769463000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE translation_memory');
  }
}
