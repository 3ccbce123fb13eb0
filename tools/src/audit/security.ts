import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSqlmap, findWapiti } from '../engines/find.ts';
import { inRoot } from '../product/folders.ts';
import { accepted } from './accepted.ts';
import { findsSeededInjection } from './control.ts';
import { startAuditedProduct, type AuditedProduct } from './audited-product.ts';
import { describe, judge, type Finding } from './finding.ts';
import { runNpmAudit } from './npm-audit.ts';
import { targetsOf, type OpenApi, type Target } from './openapi-targets.ts';
import { runSqlmap } from './sqlmap.ts';
import { runWapiti } from './wapiti.ts';

const reports = inRoot('.audit');

/** What would end the session of the audit, or send the scanner's words to services and people. */
const leftAlone = (target: Target) =>
  target.pattern.startsWith('/api/auth/') && target.pattern !== '/api/auth/login';

const findings: Finding[] = [];
const ran: Finding['tool'][] = [];
const say = (line: string) => console.log(line);

async function auditNpm(): Promise<void> {
  try {
    const { findings: found, report } = runNpmAudit();
    writeFileSync(path.join(reports, 'npm-audit.json'), report);
    findings.push(...found);
    ran.push('npm audit');
    say(`npm audit: ${found.length} in what the product uses`);
  } catch (failure) {
    say(`not run: npm audit (${failure instanceof Error ? failure.message : String(failure)})`);
  }
}

/** What anybody may ask comes first, then what staff read. */
const order = ({ isPublic, method }: Target): number => (isPublic ? 0 : method === 'GET' ? 1 : 2);

async function readTargets({ apiOrigin }: AuditedProduct): Promise<Target[]> {
  const document = (await (await fetch(`${apiOrigin}/api/openapi.json`)).json()) as OpenApi;
  return targetsOf(document)
    .filter((target) => !leftAlone(target))
    .sort((one, other) => order(one) - order(other));
}

async function auditByRequests(product: AuditedProduct): Promise<void> {
  const sqlmap = findSqlmap();
  if (!sqlmap) return say('not run: sqlmap, which is not installed');
  const control = await findsSeededInjection(sqlmap, path.join(reports, 'control'));
  if (control === null) say('not run: the control of sqlmap, which needs PostgreSQL');
  else if (!control) throw new Error('sqlmap did not find the injection of the control.');
  else say('control: sqlmap finds a seeded injection');
  const targets = await readTargets(product);
  const folder = path.join(reports, 'sqlmap');
  const run = await runSqlmap(sqlmap, targets, { origin: product.apiOrigin, signIn: product.signIn, folder });
  findings.push(...run.findings);
  if (run.unfinished.length === 0) ran.push('sqlmap');
  say(`sqlmap: ${run.tried} of ${targets.length} operations tried whole, ${run.findings.length} findings`);
  for (const one of run.unfinished) say(`  not whole: ${one}`);
}

async function auditByCrawling(product: AuditedProduct): Promise<void> {
  const wapiti = findWapiti();
  if (!wapiti) return say('not run: wapiti, which is not installed');
  const { origin, signIn } = product;
  const reads = (await readTargets(product)).filter(
    ({ method, address }) => method === 'GET' && address.includes('?'),
  );
  const scans = {
    visitor: {
      addresses: ['/', '/es/contact', '/blog?category=lasik&page=2'].map((at) => origin + at),
      depth: 3,
    },
    // Its screens are made by scripts, which wapiti does not run: it gets the addresses that they ask for.
    staff: { addresses: reads.map(({ address }) => origin + address), depth: 0, token: await signIn() },
  };
  let complete = true;
  for (const [name, scan] of Object.entries(scans)) {
    const run = await runWapiti(wapiti, { ...scan, folder: path.join(reports, `wapiti-${name}`) });
    if (!run) {
      complete = false;
      say(`wapiti as ${name}: not run to its end`);
      continue;
    }
    findings.push(...run.findings);
    say(`wapiti as ${name}: ${run.found} pages and forms, ${run.findings.length} findings`);
    if (run.cutShort.length > 0) say(`  not all of them in its time: ${run.cutShort.join(', ')}`);
  }
  if (complete) ran.push('wapiti');
}

/** `npm run audit:security -- wapiti` runs that tool alone; without a name all run. */
const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (isChosen('npm')) await auditNpm();
if (isChosen('wapiti') || isChosen('sqlmap')) {
  const product = await startAuditedProduct();
  try {
    // First, while the site shows what the demo shows.
    if (isChosen('wapiti')) await auditByCrawling(product);
    if (isChosen('sqlmap')) await auditByRequests(product);
  } finally {
    await product.stop();
  }
}
const { open, known, outdated } = judge(findings, accepted, ran);
for (const { finding, reason } of known) say(`known: ${describe(finding)} (${reason})`);
for (const { tool, kind } of outdated) say(`no longer found, remove it from the list: ${tool}: ${kind}`);
for (const finding of open) say(`OPEN: ${describe(finding)}`);
say(`${open.length} open, ${known.length} known. Reports: .audit/`);
process.exitCode = open.length + outdated.length > 0 ? 1 : 0;
