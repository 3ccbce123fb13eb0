import { readdirSync, readFileSync } from 'node:fs';
import { DockerfileParser, type Copy, type From } from 'dockerfile-ast';
import { inRoot } from '@lens/tools/product/folders';

interface Instruction {
  keyword: string;
  /** What follows the keyword, on one line; without the flags of COPY. */
  text: string;
  /** The stage that COPY takes files from; `null` when it is the build context, or for other keywords. */
  copiesFrom: string | null;
}

export interface Stage {
  /** `null` for the last one, which is the image. */
  name: string | null;
  /** An image with its tag, or the name of an earlier stage. */
  from: string;
  instructions: Instruction[];
}

const folder = inRoot('infra', 'docker');

export const dockerfiles: string[] = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));

export const dockerfileText = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');

export function stagesOf(name: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(dockerfileText(name)).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const from = instruction as From;
      stages.push({ name: from.getBuildStage(), from: from.getImage() ?? '', instructions: [] });
    } else {
      const text = (instruction.getArgumentsContent() ?? '').replace(/\s+/g, ' ');
      const copiesFrom =
        keyword === 'COPY' ? ((instruction as Copy).getFromFlag()?.getValue() ?? null) : null;
      stages.at(-1)?.instructions.push({ keyword, text, copiesFrom });
    }
  }
  return stages;
}

/** The texts of a stage's instructions of one kind, in order. */
export const textsOf = ({ instructions }: Stage, keyword: string): string[] =>
  instructions.filter((instruction) => instruction.keyword === keyword).map(({ text }) => text);

/** The stage that becomes the image. */
export function imageOf(name: string): Stage {
  const last = stagesOf(name).at(-1);
  if (!last) throw new Error(`${name} has no stage.`);
  return last;
}

/** Variables that the image sets. */
export const variablesOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    textsOf(stage, 'ENV').flatMap((text) =>
      text.split(' ').map((pair) => pair.split('=') as [string, string]),
    ),
  );

/** The arguments of an instruction in JSON form; for HEALTHCHECK, those after CMD. */
export const argumentsOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];
