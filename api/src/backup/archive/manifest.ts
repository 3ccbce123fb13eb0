import { z } from 'zod';
import { StartError } from '../../config/start-error.js';

/** Goes up when an older program could not read what a newer one writes. */
export const archiveFormat = 1;

export const manifestName = 'manifest.json';

/** The folders of a backup, in the order in which they stand in it. */
export const folderNames = ['media', 'remotes'] as const;
export type FolderName = (typeof folderNames)[number];

const files = z.strictObject({ files: z.int().min(0) }).nullable();

const manifest = z.strictObject({
  format: z.literal(archiveFormat),
  created_at: z.iso.datetime(),
  /** Names of the migrations that made the schema, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().min(0) })),
  /** The last value of each sequence that was used; a text, as it may be greater than a number holds. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  /** Null: there was no such folder, so a restore leaves it alone. */
  folders: z.strictObject({ media: files, remotes: files }),
  /** Everything else in the archive, by name. */
  entries: z.record(
    z.string(),
    z.strictObject({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type Manifest = z.infer<typeof manifest>;

/** @throws StartError when a newer program wrote it, or when it is no manifest */
export function parseManifest(text: string): Manifest {
  const value = parseJson(text);
  const { format } = z.object({ format: z.int() }).catch({ format: 0 }).parse(value);
  if (format > archiveFormat) {
    throw new StartError(
      `The backup is of format ${format}, and this program reads formats up to ${archiveFormat}. ` +
        'Restore it with the version that made it, or a later one.',
    );
  }
  const parsed = manifest.safeParse(value);
  if (!parsed.success) throw new StartError('The backup is damaged: its table of contents cannot be read.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const tableEntry = (table: string): string => `tables/${table}.ndjson`;
