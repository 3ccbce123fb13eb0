import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that have revisions but send no events yet. */
const tables = { articles: 'article', settings: 'settings' };

const forward = Object.entries(tables).flatMap(([table, name]) => [
  `ALTER TABLE ${table} ADD COLUMN changed_by text`,
  `CREATE TRIGGER ${table}_told AFTER INSERT OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION tell_change('${name}')`,
  `CREATE TRIGGER ${table}_told_anew AFTER UPDATE ON ${table} FOR EACH ROW
    WHEN (OLD.revision IS DISTINCT FROM NEW.revision) EXECUTE FUNCTION tell_change('${name}')`,
]);

const back = Object.keys(tables).flatMap((table) => [
  `DROP TRIGGER ${table}_told_anew ON ${table}`,
  `DROP TRIGGER ${table}_told ON ${table}`,
  `ALTER TABLE ${table} DROP COLUMN changed_by`,
]);

/** Adds who saved an article or the settings, and sends events for them. */
export class ToldWriting1769200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
