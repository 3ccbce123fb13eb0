import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Composition } from '../../registry/gate/composition.ts';
import type { Finding } from '../../registry/gate/finding.ts';
import { inLanguage, type RehearsedPage } from './addresses.ts';
import { findDeadLinks } from './dead-links.ts';
import { findLogProblems } from './log-problems.ts';
import { findTermProblems } from './page-terms.ts';
import type { ShellProcess } from './shell-process.ts';

/** How long rendering one page may take at best: the shell gives up after three seconds. */
const renderLimitMs = 800;
/** So often each page is rendered anew, which shows what leaks: a page may fill 96 MB. */
const rounds = 6;
/** What a page leaves behind, such as a promise that rejects later, is waited for. */
const settleMs = 300;

interface Answer {
  status: number;
  html: string;
  ms: number;
}

async function get(shell: ShellProcess, address: string): Promise<Answer> {
  const started = performance.now();
  try {
    const response = await fetch(shell.url + address, {
      headers: { 'accept-language': 'en' },
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const html = await response.text();
    return { status: response.status, html, ms: performance.now() - started };
  } catch {
    return { status: 0, html: '', ms: performance.now() - started };
  }
}

const isRendered = (html: string): boolean => /"rendered":true[,}]/.test(html);
const languageIn = (html: string): string | undefined => /<html lang="([^"]+)"/.exec(html)?.[1];

/** What is wrong with one answer; null if nothing is. */
function problemOf(
  { status, html }: Answer,
  { route, isExample = false }: RehearsedPage,
  code: LanguageCode,
  hasBundle: boolean,
): string | null {
  if (status === 0) return `in ${code} the server did not answer.`;
  // A page for one person, such as that of a link in a mail, may say that the link is missing.
  // The API need not know an example.
  if (status === 404 && (!route.listed || isExample)) return null;
  if (status !== 200) return `in ${code} the server answers ${status}.`;
  if (route.surface === 'admin') return null;
  if (languageIn(html) !== code) return `in ${code} it is served in ${languageIn(html) ?? 'no language'}.`;
  if (hasBundle && !isRendered(html)) return `in ${code} it is not rendered on the server.`;
  return null;
}

interface ServerStage {
  composition: Composition;
  /** The pages of the candidate. */
  pages: RehearsedPage[];
  /** Pages of the other remotes. */
  neighbours: RehearsedPage[];
  shell: ShellProcess;
  /** Whether pages show only their own texts, because there is no API. */
  isBuiltIn: boolean;
}

/** Requests each page of the candidate in each of its languages from a shell, then those of its neighbours. */
export async function findServerProblems(stage: ServerStage): Promise<Finding[]> {
  const { composition, pages, neighbours, shell, isBuiltIn } = stage;
  const { name, folder, files } = composition.candidate;
  const hasBundle = 'server/index.cjs' in files;
  const firstLine = shell.log.length;
  const findings: Finding[] = [];
  const refuse = ({ route, remote }: RehearsedPage, check: Finding['check'], problem: string) =>
    findings.push({
      check,
      severity: 'refusal',
      victim: { remote, page: route.path },
      problem,
      change: `${route.module}, the module of route ${route.id} of ${name}`,
    });
  for (const page of pages) {
    const texts = new Map<LanguageCode, string>();
    for (const code of page.route.languages) {
      const answer = await get(shell, inLanguage(code, page.path));
      const problem = problemOf(answer, page, code, hasBundle);
      if (problem !== null) refuse(page, 'server rendering', problem);
      if (problem !== null) break;
      texts.set(code, answer.html);
    }
    if (isBuiltIn && hasBundle) findings.push(...(await findTermProblems(folder, files, page, texts)));
  }
  for (const page of pages) {
    if (page.route.surface === 'admin' || findings.some(({ victim }) => victim.page === page.route.path))
      continue;
    const answers: Answer[] = [];
    for (let round = 0; round < rounds; round += 1)
      answers.push(await get(shell, `${page.path}?gate=${round}`));
    const failed = answers.findIndex((answer) => problemOf(answer, page, 'en', hasBundle) !== null);
    const fastest = Math.min(...answers.map(({ ms }) => ms));
    if (failed !== -1)
      refuse(
        page,
        'server rendering',
        `the server answers ${answers[failed]!.status} the ${failed + 2}. time.`,
      );
    else if (fastest > renderLimitMs)
      refuse(
        page,
        'server speed',
        `rendering it takes ${Math.round(fastest)} ms, and the limit is ${renderLimitMs}.`,
      );
  }
  for (const page of neighbours) {
    const answer = await get(shell, page.path);
    if (answer.status !== 200)
      findings.push({
        check: 'neighbour',
        severity: 'refusal',
        victim: { remote: page.remote, page: page.route.path },
        problem: `the server answers ${answer.status} while ${name} is live.`,
        change: `what ${name} declares or runs on the server`,
      });
    findings.push(...findDeadLinks(composition, page, answer.html));
  }
  await sleep(settleMs);
  return [...findings, ...findLogProblems(shell.log.slice(firstLine), composition, findings)];
}
