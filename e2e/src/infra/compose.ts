import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { inRoot } from '@lens/tools/product/folders';

interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  tmpfs?: string[];
  networks?: string[];
  ports?: string[];
  restart?: string;
  mem_limit?: string;
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, { condition: string; restart?: boolean }>;
  healthcheck?: { test: string[] };
  network_mode?: string;
  user?: string;
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

const composeText = readFileSync(inRoot('infra', 'compose.yaml'), 'utf8');

export const composeDocument = parseDocument(composeText, { merge: true });

/** The variables of the example file; those that an operator must set are empty. */
export const exampleVariables: Record<string, string> = Object.fromEntries(
  readFileSync(inRoot('infra', '.env.example'), 'utf8')
    .split('\n')
    .map((line) => /^([A-Z_]+)=(.*)$/.exec(line))
    .flatMap((match) => (match ? [[match[1]!, match[2]!]] : [])),
);

const reference = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

export interface Reference {
  name: string;
  /** `-` gives a default, `?` an error message for a missing variable. */
  kind: string | undefined;
  argument: string | undefined;
}

export const references: Reference[] = [...composeText.matchAll(reference)].map(
  ([, name, kind, argument]) => ({ name: name!, kind, argument }),
);

/** The file after compose has filled in the variables. @throws Error with the message of a missing variable */
export function compose(variables: Record<string, string>): ComposeFile {
  const text = composeText.replace(reference, (_, name: string, kind: string, argument: string) => {
    if (variables[name]) return variables[name];
    if (kind === '?') throw new Error(`${name}: ${argument}`);
    return argument ?? '';
  });
  return parseDocument(text, { merge: true }).toJS() as ComposeFile;
}
