import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '../signing/store.ts';
import { listVersions } from './list-versions.ts';
import { readRegistry, withRegistryLock } from './registry-file.ts';
import { withoutWithdrawn } from './withdrawn.ts';

/** Pages that were opened before a version left keep its code for that long, and so does whoever wants to see it again. */
const keptDays = 30;
/** How many versions to roll back to stay, however old they are. */
const keptToRollBack = 5;

const dayMs = 24 * 60 * 60_000;

/**
 * Removes the folders of versions that are neither served nor among the five to roll back to, and that nobody has served
 * or published for thirty days.
 * @returns the lines to print
 */
export async function cleanUp(store: Store, name: string, nowMs = Date.now()): Promise<string[]> {
  const { remotesFolder } = store;
  return withRegistryLock(store, async () => {
    const registry = await withoutWithdrawn(remotesFolder, await readRegistry(remotesFolder));
    const entry = registry.remotes[name];
    const served = entry
      ? [entry.version, entry.candidate?.version, ...entry.history.slice(-keptToRollBack)]
      : [];
    const actions = registry.actions.filter(({ remote }) => remote === name);
    // A version was served until the next thing was done to its remote.
    const lastServedMs = (version: string): number =>
      Math.max(
        0,
        ...actions.map((one, index) =>
          one.version === version ? (actions[index + 1]?.at ?? nowMs / 1000) * 1000 : 0,
        ),
      );
    const removed: string[] = [];
    for (const { version } of await listVersions(remotesFolder, name)) {
      const folder = path.join(remotesFolder, name, version);
      const publishedAtMs = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => nowMs,
      );
      const usedMs = Math.max(publishedAtMs, lastServedMs(version));
      if (served.includes(version) || nowMs - usedMs < keptDays * dayMs) continue;
      await rm(folder, { recursive: true, force: true });
      removed.push(version);
    }
    return removed.length === 0
      ? [`Every version of ${name} is served, or younger than ${keptDays} days, or one to roll back to.`]
      : removed.map((version) => `${name} ${version} is removed.`);
  });
}
