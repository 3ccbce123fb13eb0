import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, Version } from '../composition.ts';
import type { Finding } from '../finding.ts';

/** Of the scripts of one page, as browsers receive them; those of this site have a third of that. */
const limitBytes = { public: 50_000, admin: 400_000 };
/** A page may grow by half, or by this much where it was small. */
const growthBytes = 20_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Brotli bytes of a file; of one too small to be compressed, all of them. */
const sizeOf = async (folder: string, file: string): Promise<number> => {
  const bytes = (name: string) => stat(path.join(folder, name)).then(({ size }) => size);
  return bytes(`${file}.br`).catch(() => bytes(file).catch(() => 0));
};

/** Development builds are published without compressed copies, and their size says nothing. */
const isCompressed = ({ folder }: Version): Promise<boolean> =>
  stat(path.join(folder, 'remoteEntry.js.br')).then(
    () => true,
    () => false,
  );

/** Bytes of the scripts that open each page, by the id of its route. */
async function readSizes({ folder, manifest }: Version): Promise<Map<string, number>> {
  const sizes = manifest.routes.map(async ({ id, module }) => {
    const scripts = manifest.assets[module]?.scripts ?? [];
    const bytes = await Promise.all(scripts.map((file) => sizeOf(folder, file)));
    return [id, bytes.reduce((sum, one) => sum + one, 0)] as const;
  });
  return new Map(await Promise.all(sizes));
}

export async function findSizeProblems({ candidate, stable }: Composition): Promise<Finding[]> {
  if (!(await isCompressed(candidate))) return [];
  const [after, before] = await Promise.all([
    readSizes(candidate),
    stable && (await isCompressed(stable)) ? readSizes(stable) : new Map<string, number>(),
  ]);
  return candidate.manifest.routes.flatMap(({ id, path: page, surface, module }): Finding[] => {
    const size = after.get(id)!;
    const was = before.get(id);
    const finding = (severity: Finding['severity'], problem: string): Finding => ({
      check: 'size',
      severity,
      victim: { remote: candidate.name, page },
      problem,
      change: `what ${module} imports: see "assets" in remote.json for its scripts`,
    });
    const limit = limitBytes[surface];
    if (size > limit)
      return [
        finding('refusal', `its scripts have ${kilobytes(size)}, and the limit is ${kilobytes(limit)}.`),
      ];
    if (was === undefined || size - was < growthBytes || size < was * 1.5) return [];
    return [finding('note', `its scripts grow from ${kilobytes(was)} to ${kilobytes(size)}.`)];
  });
}
