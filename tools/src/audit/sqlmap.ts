import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import type { Target } from './openapi-targets.ts';
import { runScanner } from './run-scanner.ts';

export interface SqlmapRun {
  findings: Finding[];
  /** Targets whose parameters were all tried. */
  tried: number;
  /** Targets that took longer than they may, or could not be tried, and why. */
  unfinished: string[];
}

/** Some answers take a quarter of a second on purpose. */
const secondsForTarget = 300;
/** Processes at once; each waits for answers most of the time. */
const parallel = 2;

/** The names of parameters that sqlmap says can be injected. */
export function injectable(output: string): string[] {
  const [, found = ''] = output.split('identified the following injection point');
  return [...new Set([...found.matchAll(/^Parameter: (.+?) \(/gm)].map((match) => match[1]!))];
}

const wasTried = (output: string): boolean =>
  /all tested parameters do not appear to be injectable|identified the following injection point/.test(
    output,
  );

/** A path with an asterisk, by which sqlmap is told to try a part, behind every part that is a parameter. */
function markParts(pattern: string, pathname: string): string {
  const parts = pattern.split('/');
  return pathname
    .split('/')
    .map((part, at) => (parts[at]?.startsWith('{') ? `${part}*` : part))
    .join('/');
}

/** The request as a file for `-r`. sqlmap tries a query and a body by itself, and parts of a path where they are marked. */
export function requestFile(
  { method, pattern, address, body }: Target,
  host: string,
  token: string | null,
): string {
  const [pathname = '', query] = address.split('?');
  const marked = query || body ? pathname : markParts(pattern, pathname);
  const lines = [
    `${method} ${marked}${query ? `?${query}` : ''} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: application/json',
    'If-Match: "1"',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body ? ['Content-Type: application/json'] : []),
  ];
  return `${lines.join('\n')}\n\n${body ?? ''}`;
}

const isTokenAlone = (body: string | null): boolean =>
  body !== null && Object.keys(JSON.parse(body) as object).join() === 'token';

const argsFor = (file: string, folder: string, { body }: Target) => [
  ...[
    '-r',
    file,
    '--output-dir',
    folder,
    '--batch',
    '--ignore-stdin',
    '--flush-session',
    '--disable-coloring',
  ],
  ...['--dbms', 'PostgreSQL', '--technique', 'BEUST', '--time-sec', '2', '--level', '1', '--risk', '1'],
  // The limits count by address: each request claims another one, as a proxy on this machine may.
  ...['--tamper', 'xforwardedfor', '--skip-waf', '--timeout', '10', '--retries', '0'],
  // Refused input is how the API answers, not a fault of the connection.
  ...['--ignore-code', '400,401,403,404,409,412,415,422,428,429', '--param-exclude', 'Authorization'],
  // It passes over parameters that are named like tokens of forms unless they are named.
  ...(isTokenAlone(body) ? ['-p', 'token'] : []),
];

export async function runSqlmap(
  program: string,
  targets: readonly Target[],
  { origin, signIn, folder }: { origin: string; signIn: () => Promise<string>; folder: string },
): Promise<SqlmapRun> {
  mkdirSync(folder, { recursive: true });
  const run: SqlmapRun = { findings: [], tried: 0, unfinished: [] };
  const waiting = targets.map((target, at) => ({ target, at }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { target, at } = next;
      const name = `${target.method} ${target.pattern}`;
      const file = path.join(folder, `${at}.request`);
      // Anew each time, since a session lives half an hour.
      const token = target.isPublic ? null : await signIn();
      writeFileSync(file, requestFile(target, new URL(origin).host, token));
      const { output, ended } = await runScanner(
        program,
        argsFor(file, path.join(folder, String(at)), target),
        secondsForTarget,
      );
      writeFileSync(path.join(folder, `${at}.txt`), `${name}\n\n${output}`);
      run.findings.push(
        ...injectable(output).map((parameter): Finding => ({
          tool: 'sqlmap',
          kind: 'injection',
          at: `${name} ${parameter}`,
        })),
      );
      if (ended && wasTried(output)) run.tried += 1;
      else run.unfinished.push(`${name}: ${ended ? lastComplaint(output) : `${secondsForTarget} seconds`}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return run;
}

const lastComplaint = (output: string): string =>
  output
    .match(/\[(?:CRITICAL|ERROR)\] .*/g)
    ?.at(-1)
    ?.slice(0, 120) ?? 'it said nothing';
