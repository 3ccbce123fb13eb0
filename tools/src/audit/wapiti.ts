import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import { runScanner } from './run-scanner.ts';

interface Report {
  vulnerabilities: Record<string, Entry[]>;
  anomalies: Record<string, Entry[]>;
}

interface Entry {
  method: string;
  path: string;
  info: string;
  parameter?: string;
}

/** Without those that ask other hosts (ssrf, xxe) or download lists (nikto, wapp), and those of other products. */
const modules = [
  ...[
    'backup',
    'blindsql',
    'cookieflags',
    'crlf',
    'csp',
    'exec',
    'file',
    'htaccess',
    'http_headers',
    'methods',
  ],
  ...['permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
].join(',');

const scanSeconds = 60;
const attackSeconds = 15;

/** @param text wapiti's report as JSON */
export function parseWapiti(text: string): Finding[] {
  const { vulnerabilities, anomalies } = JSON.parse(text) as Report;
  return [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, entries]) =>
      entries.map(({ method, path: at, info, parameter }): Finding => ({
        tool: 'wapiti',
        kind: `${kind}: ${info.split('\n', 1)[0]}`,
        at: `${method} ${at.split('?', 1)[0]}${parameter ? ` ${parameter}` : ''}`,
      })),
    ),
  );
}

/** How far it got, from what it printed. */
export const reachOf = (output: string): Pick<WapitiRun, 'found' | 'cutShort'> => ({
  found: Number(/Wapiti found (\d+) URLs/.exec(output)?.[1] ?? 0),
  cutShort: [...output.matchAll(/^Max attack time was reached for module (\w+)/gm)].map((match) => match[1]!),
});

interface Scan {
  addresses: string[];
  /** How many links it follows from each address. */
  depth: number;
  /** Of the session that it has, if any. */
  token?: string;
  folder: string;
}

interface WapitiRun {
  findings: Finding[];
  /** Pages and forms that it found. */
  found: number;
  /** Kinds of attack that did not get to every one of them in their time. */
  cutShort: string[];
}

/** Crawls and attacks what an address leads to. @returns null when it made no report in its time */
export async function runWapiti(
  program: string,
  { addresses: [start = '', ...also], depth, token, folder }: Scan,
): Promise<WapitiRun | null> {
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, 'report.json');
  const { output } = await runScanner(
    program,
    [
      ...['-u', start, ...also.flatMap((address) => ['-s', address]), '--scope', 'domain', '-m', modules],
      ...['--max-scan-time', String(scanSeconds), '--max-attack-time', String(attackSeconds)],
      ...[
        '-d',
        String(depth),
        '--max-links-per-page',
        '40',
        '--max-files-per-dir',
        '12',
        '--max-parameters',
        '12',
        '-t',
        '10',
        '-l',
        '1',
      ],
      ...['--store-session', path.join(folder, 'session'), '--flush-session', '--no-bugreport'],
      ...['-f', 'json', '-o', report, '-v', '1'],
      // It asks for Brotli and cannot read it.
      ...['-H', 'Accept-Encoding: gzip', ...(token ? ['-H', `Authorization: Bearer ${token}`] : [])],
    ],
    // It notices that its time is up between two attacks only.
    scanSeconds + 18 * attackSeconds,
  );
  writeFileSync(path.join(folder, 'output.txt'), output);
  if (!existsSync(report)) return null;
  return { findings: parseWapiti(readFileSync(report, 'utf8')), ...reachOf(output) };
}
