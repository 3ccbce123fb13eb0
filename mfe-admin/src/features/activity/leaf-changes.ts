import type { FieldChanges } from '@lens/contracts/activity';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';

export interface LeafChange {
  /** The field in words: `Labels, Spanish`, `Hours, line 1, opens` */
  field: string;
  before: string;
  after: string;
}

type Leaves = Map<string, string>;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The value in words; days of the week are numbers in the API. */
function formatValue(value: unknown, field: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return field === 'days' ? (dayNames[Number(value)] ?? String(value)) : String(value);
}

function collectLeaves(value: unknown, path: string[], leaves: Leaves): Leaves {
  const field = path.at(-1) ?? '';
  const addLeaf = (text: string) => leaves.set(path.join('\n'), text);
  if (Array.isArray(value) && value.every(isScalar)) {
    if (value.length > 0) addLeaf(value.map((one) => formatValue(one, field)).join(', '));
  } else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) collectLeaves(child, [...path, key], leaves);
  else if (value !== null && value !== undefined && value !== '') addLeaf(formatValue(value, field));
  return leaves;
}

/** The field with the revision that a change made. */
export const versionField = 'Version';

/** Names for fields whose name in the API is not clear. */
const fieldNames: Record<string, string> = {
  alt: 'Description',
  filename: 'File name',
  focal_x: 'Focal point, across',
  focal_y: 'Focal point, down',
  cover_id: 'Cover picture',
  image_id: 'Picture',
  published_at: 'Publication date',
  revision: versionField,
  retentionDays: 'Days that requests are kept',
  slug: 'Web address',
  timeZone: 'Time zone',
  videoId: 'Video',
};

/** `labels`, `es` → Labels, Spanish; `hours`, `0`, `opens` → hours, line 1, opens; `mainPhone` → main phone. */
function formatSegment(segment: string): string {
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

const formatPath = (path: string): string => capitalised(path.split('\n').map(formatSegment).join(', '));

/** The single values that changed, so that an object of eleven labels shows which one. */
export function leafChanges(changes: FieldChanges): LeafChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    const leavesBefore = collectLeaves(before, [field], new Map());
    const leavesAfter = collectLeaves(after, [field], new Map());
    return [...new Set([...leavesBefore.keys(), ...leavesAfter.keys()])]
      .map((path) => ({
        field: formatPath(path),
        before: leavesBefore.get(path) ?? '',
        after: leavesAfter.get(path) ?? '',
      }))
      .filter((leaf) => leaf.before !== leaf.after);
  });
}
