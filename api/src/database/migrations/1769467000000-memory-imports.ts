import type { MigrationInterface, QueryRunner } from 'typeorm';

const forward = [
  `ALTER TABLE translation_memory ADD COLUMN import_id uuid`,
  // An import is one transaction, so its pairs have one time.
  `UPDATE translation_memory AS pair SET import_id = imported.id
   FROM (
     SELECT language, origin, username, created_at, gen_random_uuid() AS id
     FROM translation_memory GROUP BY language, origin, username, created_at
   ) AS imported
   WHERE (pair.language, pair.origin, pair.username, pair.created_at)
     = (imported.language, imported.origin, imported.username, imported.created_at)`,
  `ALTER TABLE translation_memory ALTER COLUMN import_id SET NOT NULL`,
  `CREATE INDEX translation_memory_imports ON translation_memory (language, import_id)`,
];

/** Gives each pair of the translation memory the id of the import that it came with, so that one import can be removed. */
export class MemoryImports1769467000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE translation_memory DROP COLUMN import_id`);
  }
}
