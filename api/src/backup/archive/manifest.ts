import { z } from 'zod';
import { StartError } from '../../config/start-error.js';

/** Increase it when older programs could no longer read new backups. */
export const archiveFormat = 1;

export const manifestName = 'manifest.json';

/** The folders of a backup, in the order of the archive. */
export const folderNames = ['media', 'remotes'] as const;
export type FolderName = (typeof folderNames)[number];

const files = z.strictObject({ files: z.int().min(0) }).nullable();

const manifest = z.strictObject({
  format: z.literal(archiveFormat),
  created_at: z.iso.datetime(),
  /** Names of the executed migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.strictObject({ rows: z.int().min(0) })),
  /** The last value of each used sequence; a string, since it may exceed the safe integers of JavaScript. */
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
  /** Null if there was no such folder; a restore then leaves that folder alone. */
  folders: z.strictObject({ media: files, remotes: files }),
  /** All other entries of the archive, by name. */
  entries: z.record(
    z.string(),
    z.strictObject({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type Manifest = z.infer<typeof manifest>;

/** @throws StartError when a newer program wrote the manifest, or it is not valid */
export function parseManifest(text: string): Manifest {
  const value = parseJson(text);
  const { format } = z.object({ format: z.int() }).catch({ format: 0 }).parse(value);
  if (format > archiveFormat) {
    throw new StartError(
      `The backup has format ${format}, and this program reads formats up to ${archiveFormat}. ` +
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
