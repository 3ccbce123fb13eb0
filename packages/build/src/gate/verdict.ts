import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gateVerdict, type GateVerdict } from '@lens/contracts/modules';
import { z } from 'zod';
import { replaceFile } from '../signing/metadata-files.ts';
import { checkPages, describeFinding, isRefusal, type CheckName } from '../registry/gate/finding.ts';

/** The stages of the gate, cheap ones first. Each runs only if those before refused nothing. */
export const stages = ['static', 'server', 'browser'] as const;
export type Stage = (typeof stages)[number];

const finding = z.strictObject({
  check: z.enum(Object.keys(checkPages) as [CheckName, ...CheckName[]]),
  severity: z.enum(['refusal', 'note']),
  victim: z.strictObject({ remote: z.string(), page: z.string().optional() }),
  problem: z.string(),
  change: z.string(),
});

const outcome = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('passed') }),
  z.strictObject({ outcome: z.literal('refused') }),
  z.strictObject({ outcome: z.literal('not run'), reason: z.string() }),
]);

/** What the gate said about a version beside what was live then. */
const verdict = z.object({
  name: z.string(),
  version: z.string(),
  /** Of the candidate, all that is live, and the shell; the verdict is void when it changes. */
  composition: z.string(),
  /** The part of it that the back office can compare, which does not know the shell. Older verdicts have none. */
  live: z.string().optional(),
  checked_at: gateVerdict.shape.checked_at,
  stages: z.record(z.enum(stages), outcome),
  findings: z.array(finding),
});
export type Verdict = z.infer<typeof verdict>;

const fileOf = (folder: string, { name, version }: Pick<Verdict, 'name' | 'version'>) =>
  path.join(folder, name, `${version}.json`);

/** The verdict that is kept of a version beside exactly this composition; null if there is none. */
export async function readVerdict(
  folder: string,
  of: Pick<Verdict, 'name' | 'version' | 'composition'>,
): Promise<Verdict | null> {
  try {
    const kept = verdict.parse(JSON.parse(await readFile(fileOf(folder, of), 'utf8')));
    return kept.composition === of.composition ? kept : null;
  } catch {
    return null;
  }
}

/** Nobody signs it: it protects from accidents, and the keys of releases from attackers. */
export async function writeVerdict(folder: string, said: Verdict): Promise<void> {
  const file = fileOf(folder, said);
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, `${JSON.stringify({ ...summarize(said), ...said }, null, 2)}\n`);
}

/** What the back office shows of it: nothing passes that was not looked at by every stage. */
function summarize(said: Verdict): GateVerdict {
  const refusals = said.findings
    .filter(isRefusal)
    .map((found) => describeFinding(found)[0]!.replace(/^ *- /, ''));
  const missing = notRun(said).map(({ stage, reason }) => `not run: ${stage}: ${reason}`);
  const problems = [...refusals, ...missing];
  return { passed: problems.length === 0, checked_at: said.checked_at, problems };
}

export const isRefused = ({ findings }: Verdict): boolean => findings.some(isRefusal);

/** The stages that did not run, with the reason. */
export const notRun = ({ stages: ran }: Verdict): { stage: Stage; reason: string }[] =>
  stages.flatMap((stage) => {
    const said = ran[stage];
    return said.outcome === 'not run' ? [{ stage, reason: said.reason }] : [];
  });

/** The lines to print. */
export function describeVerdict(said: Verdict): string[] {
  const { name, version, findings } = said;
  const passed = stages.filter((stage) => said.stages[stage].outcome === 'passed');
  return [
    isRefused(said)
      ? `${name} ${version} is refused:`
      : `${name} ${version} breaks nothing that was looked at: ${passed.join(', ')}.`,
    ...findings
      .toSorted((one, other) => Number(isRefusal(other)) - Number(isRefusal(one)))
      .flatMap(describeFinding),
    ...notRun(said).map(({ stage, reason }) => `not run: ${stage}: ${reason}`),
  ];
}
