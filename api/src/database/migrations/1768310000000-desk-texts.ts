import type { MigrationInterface, QueryRunner } from 'typeorm';

const name = `language text NOT NULL, namespace text NOT NULL, key text NOT NULL`;
const said = `text text NOT NULL,
  state text NOT NULL CHECK (state IN ('machine', 'translated', 'reviewed', 'needs_human')),
  source text NOT NULL, revision integer NOT NULL CHECK (revision > 0), username text NOT NULL`;

const forward = [
  `CREATE TABLE desk_texts (
    ${name}, ${said}, changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (language, namespace, key)
  )`,
  `CREATE TABLE desk_text_versions (
    ${name}, ${said}, created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (language, namespace, key, revision)
  )`,
  `CREATE TABLE text_sets (
    number integer PRIMARY KEY CHECK (number > 0),
    texts jsonb NOT NULL,
    username text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // The newest row names the active set; null means that the files alone apply.
  `CREATE TABLE text_set_activations (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    number integer REFERENCES text_sets,
    username text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const tables = ['text_set_activations', 'text_sets', 'desk_text_versions', 'desk_texts'];

/** Adds the texts that override those of the files, with all revisions, and the published text sets. */
export class DeskTexts1768310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}
