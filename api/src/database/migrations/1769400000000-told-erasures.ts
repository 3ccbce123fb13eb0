import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with personal data, whose rows are erased with the person. */
const tables = { mails: 'mail', subscribers: 'subscriber' };

const forward = Object.entries(tables).map(
  ([table, name]) =>
    `CREATE TRIGGER ${table}_told AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION tell_change('${name}')`,
);

const back = Object.keys(tables).map((table) => `DROP TRIGGER ${table}_told ON ${table}`);

/** Sends events when mails and subscribers are deleted, so that erased data disappears from open tabs. */
export class ToldErasures1769400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
