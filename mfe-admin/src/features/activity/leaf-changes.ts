import type { FieldChanges } from '@lens/contracts/activity';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';

export interface LeafChange {
  /** In words: `Labels, Spanish`, `Hours, line 1, opens` */
  field: string;
  before: string;
  after: string;
}

type Leaves = Map<string, string>;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A value as people write it; days of the week come as numbers. */
function written(value: unknown, field: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return field === 'days' ? (dayNames[Number(value)] ?? String(value)) : String(value);
}

function collect(value: unknown, path: string[], into: Leaves): Leaves {
  const field = path.at(-1) ?? '';
  const set = (text: string) => into.set(path.join('\n'), text);
  if (Array.isArray(value) && value.every(isPlain)) {
    if (value.length > 0) set(value.map((one) => written(one, field)).join(', '));
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, [...path, key], into);
  else if (value !== null && value !== undefined && value !== '') set(written(value, field));
  return into;
}

/** The field that says which version of a thing a change made. */
export const version = 'Version';

/** Fields whose name in the API says little to whoever reads it. */
const fieldNames: Record<string, string> = {
  alt: 'Description',
  filename: 'File name',
  focal_x: 'Focal point, across',
  focal_y: 'Focal point, down',
  cover_id: 'Cover picture',
  image_id: 'Picture',
  published_at: 'Publication date',
  revision: version,
  retentionDays: 'Days that requests are kept',
  slug: 'Web address',
  timeZone: 'Time zone',
  videoId: 'Video',
};

/** `labels`, `es` → Labels, Spanish; `hours`, `0`, `opens` → hours, line 1, opens; `mainPhone` → main phone. */
function segmentInWords(segment: string): string {
  if (/^\d+$/.test(segment)) return `line ${Number(segment) + 1}`;
  if (isLanguageCode(segment)) return languageOf(segment).name;
  return (
    fieldNames[segment] ??
    segment
      .replaceAll('_', ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inWords = (path: string): string => capitalised(path.split('\n').map(segmentInWords).join(', '));

/** What changed in a field, down to single values: an object of eleven labels says which one, and from what to what. */
export function leafChanges(changes: FieldChanges): LeafChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    const old = collect(before, [field], new Map());
    const now = collect(after, [field], new Map());
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((path) => ({ field: inWords(path), before: old.get(path) ?? '', after: now.get(path) ?? '' }))
      .filter((leaf) => leaf.before !== leaf.after);
  });
}
