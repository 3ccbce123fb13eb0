import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Splits events like `exported_42_rows` into the event `exported` and the number of rows among the changes. */
export class CountedActivity1769460001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE activity SET
         event = split_part(event, '_', 1),
         changes = jsonb_build_object(
           'rows', jsonb_build_object('before', NULL, 'after', split_part(event, '_', 2)::int)
         )
       WHERE event ~ '^(exported|erased)_[0-9]{1,9}_rows$'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE activity SET event = event || '_' || (changes -> 'rows' ->> 'after') || '_rows', changes = NULL
       WHERE event IN ('exported', 'erased') AND changes ? 'rows'`,
    );
  }
}
