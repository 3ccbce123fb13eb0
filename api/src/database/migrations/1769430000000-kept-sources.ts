import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  // The hash is part of the key, so that the source of a translation is still known after a rollback to it.
  `ALTER TABLE shipped_sources ADD COLUMN text_hash text NOT NULL GENERATED ALWAYS AS (md5(text)) STORED`,
  `ALTER TABLE shipped_sources DROP CONSTRAINT shipped_sources_pkey`,
  `ALTER TABLE shipped_sources ADD PRIMARY KEY (language, namespace, key, text_hash)`,
  `ALTER TABLE translation_runs
    ADD COLUMN waiting_since timestamptz,
    ADD COLUMN is_resumed boolean NOT NULL DEFAULT false`,
];

const back = [
  `ALTER TABLE translation_runs DROP COLUMN waiting_since, DROP COLUMN is_resumed`,
  // It is unknown which of several translations is in the files today, so all are deleted and stored again later.
  `DELETE FROM shipped_sources one USING shipped_sources other
    WHERE (one.language, one.namespace, one.key) = (other.language, other.namespace, other.key)
      AND one.text_hash <> other.text_hash`,
  `ALTER TABLE shipped_sources DROP CONSTRAINT shipped_sources_pkey`,
  `ALTER TABLE shipped_sources DROP COLUMN text_hash`,
  `ALTER TABLE shipped_sources ADD PRIMARY KEY (language, namespace, key)`,
];

/** Stores the source of every translation that was ever shipped, and since when a run waits. */
export class KeptSources1769430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
