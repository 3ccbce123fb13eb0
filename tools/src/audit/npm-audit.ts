import { spawnSync } from 'node:child_process';
import { root } from '../product/folders.ts';
import type { Finding } from './finding.ts';

interface Report {
  /** In place of a report. */
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; via: (string | { title: string })[] }>;
}

/** Reads what npm says of the packages that the product uses or ships. @throws Error when it says nothing */
export function parseNpmAudit(text: string): Finding[] {
  const { vulnerabilities, message = 'no report' } = JSON.parse(text) as Report;
  // Without the address, which is that of whoever serves packages here.
  if (!vulnerabilities) throw new Error(`the registry does not answer it: ${message.split(' - ', 1)[0]}`);
  return Object.values(vulnerabilities).flatMap(({ name, severity, via }) =>
    via
      // What is named by a text alone is reported where it is.
      .filter((cause) => typeof cause === 'object')
      .map(({ title }): Finding => ({ tool: 'npm audit', kind: `${severity}: ${title}`, at: name })),
  );
}

/** Asks the registry about the lock file; what only builds and tests is left out. */
export function runNpmAudit(): { findings: Finding[]; report: string } {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  return { findings: parseNpmAudit(stdout), report: stdout };
}
