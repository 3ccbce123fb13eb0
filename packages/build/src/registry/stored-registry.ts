import { describeIssues } from '@lens/contracts/zod-issues';
import {
  registry,
  registryEntry,
  registryWithUncheckedEntries,
  remoteName,
  type Registry,
} from '@lens/contracts/registry';
import { z } from 'zod';

/** What the registry says of one remote and cannot be used, as it stands in the file. */
interface Unusable {
  remotes: Record<string, unknown>;
  owners: Record<string, unknown>;
}

/**
 * The registry as a file holds it. What is wrong with one remote's part holds up that remote: others go on, and whoever
 * writes puts it back as it was found.
 */
export interface StoredRegistry extends Registry {
  unusable: Unusable;
}

function sorted<Value>(found: Record<string, unknown>, schema: z.ZodType<Value>) {
  const named = z.tuple([remoteName, schema]);
  const usable: Record<string, Value> = {};
  const unusable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(found)) {
    const parsed = named.safeParse([name, value]);
    if (parsed.success) usable[name] = parsed.data[1];
    else unusable[name] = value;
  }
  return { usable, unusable };
}

/** @throws Error where the value is no registry at all */
export function storedFrom(value: unknown): StoredRegistry {
  const frame = registryWithUncheckedEntries.safeParse(value);
  if (!frame.success) throw new Error(describeIssues(frame.error, 'registry').join('; '));
  const remotes = sorted(frame.data.remotes, registryEntry);
  const owners = sorted(frame.data.owners, z.string());
  return {
    ...frame.data,
    remotes: remotes.usable,
    owners: owners.usable,
    unusable: { remotes: remotes.unusable, owners: owners.unusable },
  };
}

/** What is written of it. */
export function textOf({ unusable, ...usable }: StoredRegistry): string {
  const { owners, remotes, ...head } = registry.parse(usable);
  const whole = {
    ...head,
    owners: { ...owners, ...unusable.owners },
    remotes: { ...remotes, ...unusable.remotes },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function faultsIn({ remotes, owners }: Unusable, name: string): string[] {
  const found = (of: Record<string, unknown>, schema: z.ZodType, what: string): string[] => {
    if (!Object.hasOwn(of, name)) return [];
    const parsed = [remoteName.safeParse(name), schema.safeParse(of[name])];
    return parsed.flatMap(({ error }) => (error ? describeIssues(error, what) : []));
  };
  return [...found(remotes, registryEntry, 'its entry'), ...found(owners, z.string(), 'its owner')];
}

/** A sentence for each remote whose part cannot be used. */
export const unusableTold = ({ unusable }: StoredRegistry): string[] =>
  [...new Set([...Object.keys(unusable.remotes), ...Object.keys(unusable.owners)])].map(
    (name) => `registry.json cannot be used for ${name}: ${faultsIn(unusable, name).join('; ')}`,
  );

/** @throws Error where nothing can be decided for the remote, since what stands of it cannot be read */
export function requireUsable({ unusable }: StoredRegistry, name: string): void {
  const faults = faultsIn(unusable, name);
  if (faults.length === 0) return;
  throw new Error(
    `registry.json cannot be used for ${name}, and nothing was changed: ${faults.join('; ')}. Mend it there, or take that entry out.`,
  );
}
