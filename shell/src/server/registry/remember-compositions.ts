import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  compositionFile,
  compositionsFolder,
  rememberedComposition,
} from '@lens/contracts/remembered-composition';
import { AnswerFile } from '../answer-file';
import { takeCandidates, type Rollout, type Snapshot } from './snapshot';

/** So many are kept, the newest ones. */
const maxCompositions = 1000;
/** More roll-outs at once than a site has; each doubles the number of compositions. */
const maxRollouts = 4;

const subsets = (rollouts: Rollout[]): Rollout[][] =>
  rollouts.reduce<Rollout[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

async function remember(dataFolder: string, { id, shellId, remotes }: Snapshot): Promise<void> {
  const file = new AnswerFile(path.join(dataFolder, compositionFile(id)), rememberedComposition);
  if (await file.read()) return;
  const versions = remotes.map(({ manifest: { name, version } }) => [name, version] as const);
  const at = new Date().toISOString();
  await file.write({ id, shell: shellId, at, remotes: Object.fromEntries(versions) });
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxCompositions) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, ms: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const oldest = files.sort((one, other) => one.ms - other.ms).slice(0, files.length - maxCompositions);
  for (const { name } of oldest) await rm(path.join(folder, name), { force: true });
}

/** Notes what the compositions of a snapshot are made of, for whoever wants to see a page as it was. */
export async function rememberCompositions(dataFolder: string, snapshot: Snapshot): Promise<void> {
  for (const taken of subsets(snapshot.rollouts.slice(0, maxRollouts)))
    await remember(dataFolder, takeCandidates(snapshot, taken));
  await removeOldest(path.join(dataFolder, compositionsFolder));
}
