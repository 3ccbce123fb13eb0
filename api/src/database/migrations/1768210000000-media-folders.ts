import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the folder in which a picture is filed. */
export class MediaFolders1768210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media ADD COLUMN folder text');
    await runner.query('CREATE INDEX media_folder ON media (folder)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN folder');
  }
}
