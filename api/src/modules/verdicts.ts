import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gateVerdict, type ShownVerdict } from '@lens/contracts/modules';
import { hashComposition, readComposition } from '@lens/registry/gate/composition';
import type { StoredRegistry } from '@lens/registry/stored-registry';
import { z } from 'zod';

/** The folder of verdicts in DATA_DIR: `<remote>/<version>.json`. */
const verdictsFolder = 'verdicts';

/** `live` names what the version was tried with; older verdicts lack it, and count as out of date. */
const storedVerdict = gateVerdict.extend({ live: z.string().optional() });

interface Site {
  dataDir: string;
  remotesDir: string;
  registry: StoredRegistry;
}

/** What the gate found about a version; null if it stored nothing that can be read. */
export async function readVerdict(
  { dataDir, remotesDir, registry }: Site,
  name: string,
  version: string,
): Promise<ShownVerdict | null> {
  const file = path.join(dataDir, verdictsFolder, name, `${version}.json`);
  try {
    const { live, ...verdict } = storedVerdict.parse(JSON.parse(await readFile(file, 'utf8')));
    const now = await readComposition(remotesDir, registry, name, version).then(hashComposition);
    return { ...verdict, is_current: live === now };
  } catch {
    return null;
  }
}
