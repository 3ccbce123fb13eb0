import type { Composition } from '../../registry/gate/composition.ts';
import type { Finding } from '../../registry/gate/finding.ts';
import type { LogLine } from './shell-process.ts';

const errorLevel = 50;

/**
 * What the shell logged about the candidate: once for each route, with the reason.
 * @param findings those that are known already, which get the reason instead
 */
export function findLogProblems(log: LogLine[], { candidate }: Composition, findings: Finding[]): Finding[] {
  const errors = log.filter(({ level, remote }) => level >= errorLevel && remote === candidate.name);
  const byRoute = new Map<string, LogLine>();
  for (const line of errors) if (!byRoute.has(line.route ?? '')) byRoute.set(line.route ?? '', line);
  return [...byRoute].flatMap(([route, { msg, failure = '' }]): Finding[] => {
    const reason = `${msg}: ${failure.split('\n')[0]}`;
    const known = findings.find(({ victim }) => victim.page === route);
    if (known) {
      known.problem += ` The log says "${reason}"`;
      return [];
    }
    const declared = candidate.manifest.routes.find(({ path }) => path === route);
    return [
      {
        check: 'server rendering',
        severity: 'refusal',
        victim: { remote: candidate.name, ...(route !== '' && { page: route }) },
        problem: `the log says "${reason}"`,
        change: declared ? `${declared.module}, the module of route ${declared.id}` : 'server/index.cjs',
      },
    ];
  });
}
