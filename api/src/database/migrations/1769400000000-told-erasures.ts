import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows are of one person each, and go with them. */
const tables = { mails: 'mail', subscribers: 'subscriber' };

const forward = Object.entries(tables).map(
  ([table, name]) =>
    `CREATE TRIGGER ${table}_told AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION tell_change('${name}')`,
);

const back = Object.keys(tables).map((table) => `DROP TRIGGER ${table}_told ON ${table}`);

/** That mails and subscribers are gone is told as it happens, so that nobody erased stays on a colleague's screen. */
export class ToldErasures1769400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
