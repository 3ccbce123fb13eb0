import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gateVerdict, type GateVerdict } from '@lens/contracts/modules';

/** The folder of verdicts in DATA_DIR: `<remote>/<version>.json`. */
const verdictsFolder = 'verdicts';

/** What the gate found about a version; null if it stored nothing that can be read. */
export async function readVerdict(
  dataDir: string,
  name: string,
  version: string,
): Promise<GateVerdict | null> {
  const file = path.join(dataDir, verdictsFolder, name, `${version}.json`);
  try {
    return gateVerdict.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
