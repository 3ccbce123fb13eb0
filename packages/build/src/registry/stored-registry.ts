import { describeIssues } from '@lens/contracts/zod-issues';
import {
  registry,
  registryEntry,
  registryWithUncheckedEntries,
  remoteName,
  type Registry,
} from '@lens/contracts/registry';
import { z } from 'zod';

/** Invalid entries, as they are in the file. */
interface Unusable {
  remotes: Record<string, unknown>;
  owners: Record<string, unknown>;
}

/**
 * The registry as it is in the file. An invalid entry makes only its own remote unusable. Writing the registry
 * preserves it.
 */
export interface StoredRegistry extends Registry {
  unusable: Unusable;
}

function partition<Value>(entries: Record<string, unknown>, schema: z.ZodType<Value>) {
  const namedEntry = z.tuple([remoteName, schema]);
  const usable: Record<string, Value> = {};
  const unusable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entries)) {
    const parsed = namedEntry.safeParse([name, value]);
    if (parsed.success) usable[name] = parsed.data[1];
    else unusable[name] = value;
  }
  return { usable, unusable };
}

/** @throws Error if the value is not a registry at all */
export function parseStoredRegistry(value: unknown): StoredRegistry {
  const frame = registryWithUncheckedEntries.safeParse(value);
  if (!frame.success) throw new Error(describeIssues(frame.error, 'registry').join('; '));
  const remotes = partition(frame.data.remotes, registryEntry);
  const owners = partition(frame.data.owners, z.string());
  return {
    ...frame.data,
    remotes: remotes.usable,
    owners: owners.usable,
    unusable: { remotes: remotes.unusable, owners: owners.unusable },
  };
}

/** The text of the registry file, with its invalid entries. */
export function serializeRegistry({ unusable, ...usable }: StoredRegistry): string {
  const { owners, remotes, ...head } = registry.parse(usable);
  const complete = {
    ...head,
    owners: { ...owners, ...unusable.owners },
    remotes: { ...remotes, ...unusable.remotes },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}

function findProblems({ remotes, owners }: Unusable, name: string): string[] {
  const check = (entries: Record<string, unknown>, schema: z.ZodType, label: string): string[] => {
    if (!Object.hasOwn(entries, name)) return [];
    const parsed = [remoteName.safeParse(name), schema.safeParse(entries[name])];
    return parsed.flatMap(({ error }) => (error ? describeIssues(error, label) : []));
  };
  return [...check(remotes, registryEntry, 'its entry'), ...check(owners, z.string(), 'its owner')];
}

/** One sentence for each remote with an invalid entry. */
export const describeUnusable = ({ unusable }: StoredRegistry): string[] =>
  [...new Set([...Object.keys(unusable.remotes), ...Object.keys(unusable.owners)])].map(
    (name) => `registry.json cannot be used for ${name}: ${findProblems(unusable, name).join('; ')}`,
  );

/** @throws Error if the remote's entry is invalid */
export function requireUsable({ unusable }: StoredRegistry, name: string): void {
  const problems = findProblems(unusable, name);
  if (problems.length === 0) return;
  throw new Error(
    `registry.json cannot be used for ${name}, and nothing was changed: ${problems.join('; ')}. Correct that entry in the file, or remove it.`,
  );
}
