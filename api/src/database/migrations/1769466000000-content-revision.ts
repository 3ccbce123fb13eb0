import type { MigrationInterface, QueryRunner } from 'typeorm';

interface PublicTable {
  /** SQL condition that visitors are shown a row; without it they are shown every row. */
  isShown?: (row: 'OLD' | 'NEW') => string;
  /** Columns that no visitor is shown. Any other column counts as shown, also one that is added later. */
  hidden?: string[];
  /** SQL for the row as visitors are shown it, where that is not the row without the hidden columns. */
  shown?: (row: 'OLD' | 'NEW') => string;
}

const editing = ['revision', 'changed_by', 'updated_at'];

/** The tables that public answers are made from. Drafts, the inbox and the desk have tables of their own. */
const tables: Record<string, PublicTable> = {
  article_addresses: {},
  published_articles: {},
  published_images: {},
  published_texts: {},
  media: {
    isShown: (row) => `${row}.state = 'ready'`,
    hidden: [
      ...editing,
      'filename',
      'folder',
      'bytes',
      'failure',
      'attempts',
      'lease',
      'leased_until',
      'uploaded_by',
    ],
  },
  settings: { shown: (row) => `(${row}.value - 'retentionDays')` },
  statistics: { hidden: editing },
  testimonials: {
    isShown: (row) => `${row}.status = 'approved'`,
    hidden: [...editing, 'consent', 'source', 'searched'],
  },
  text_set_activations: {},
  text_sets: {},
};

/**
 * Raises the revision when the transaction commits, and not before: the row of the revision stays locked only for the
 * commit, and two transactions never wait for each other. A transaction raises it once, however many rows it writes.
 * A migration that writes such a table and then alters it has to say `SET CONSTRAINTS ALL IMMEDIATE` first.
 */
const triggers = Object.entries(tables).flatMap(([table, { isShown, hidden = [], shown }]) => {
  const content = (row: 'OLD' | 'NEW') =>
    shown?.(row) ?? `(to_jsonb(${row}) - '{${hidden.join(',')}}'::text[])`;
  const conditions = {
    INSERT: isShown?.('NEW'),
    DELETE: isShown?.('OLD'),
    UPDATE: [
      ...(isShown ? [`(${isShown('OLD')} OR ${isShown('NEW')})`] : []),
      `${content('OLD')} IS DISTINCT FROM ${content('NEW')}`,
    ].join(' AND '),
  };
  return Object.entries(conditions).map(([event, condition]) => ({
    table,
    name: `${table}_content_${event.toLowerCase()}`,
    definition: `AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      ${condition ? `WHEN (${condition})` : ''} EXECUTE FUNCTION raise_content_revision()`,
  }));
});

/** The stamp differs even if the number was used before: a backup is restored with the number that it was made at. */
const raise = `INSERT INTO content_revision AS current (id, revision, stamp) VALUES (1, 1, gen_random_uuid())
          ON CONFLICT (id) DO UPDATE SET revision = current.revision + 1, stamp = gen_random_uuid()`;

const truncations = [...Object.keys(tables), 'media_variants'];

const forward = [
  `CREATE TABLE content_revision (
    id integer PRIMARY KEY CHECK (id = 1),
    revision bigint NOT NULL,
    stamp uuid NOT NULL
  )`,
  // Only beside content: into an empty database a restore may put the row of a backup.
  `INSERT INTO content_revision (id, revision, stamp) SELECT 1, 1, gen_random_uuid() FROM settings WHERE id = 1`,
  `CREATE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('lens.content_raised', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
        ${raise};
        PERFORM set_config('lens.content_raised', pg_current_xact_id()::text, true);
      END IF;
      RETURN NULL;
    END $$`,
  ...triggers.map(({ name, definition }) => `CREATE CONSTRAINT TRIGGER ${name} ${definition}`),
  // Visitors are shown the sizes of a picture only once all of them are made, which changes its row.
  `CREATE FUNCTION raise_content_revision_of_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('lens.content_raised', true) IS DISTINCT FROM pg_current_xact_id()::text
        AND EXISTS (SELECT FROM media WHERE id = (COALESCE(NEW, OLD)).media_id AND state = 'ready') THEN
        ${raise};
        PERFORM set_config('lens.content_raised', pg_current_xact_id()::text, true);
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER media_variants_content AFTER INSERT OR UPDATE OR DELETE ON media_variants
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_revision_of_picture()`,
  ...truncations.map(
    (table) => `CREATE TRIGGER ${table}_content_truncate AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision()`,
  ),
];

const back = [
  ...truncations.map((table) => `DROP TRIGGER ${table}_content_truncate ON ${table}`),
  `DROP TRIGGER media_variants_content ON media_variants`,
  `DROP FUNCTION raise_content_revision_of_picture()`,
  ...triggers.map(({ name, table }) => `DROP TRIGGER ${name} ON ${table}`),
  `DROP FUNCTION raise_content_revision()`,
  `DROP TABLE content_revision`,
];

/**
 * Adds the revision of everything that visitors are shown. Triggers raise it with the content, so that no code that
 * writes has to think of it.
 */
export class ContentRevision1769466000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of forward) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of back) await runner.query(statement);
  }
}
