import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowserProblems } from './browser/browser-stage.ts';
import { findChromium } from './browser/find-chromium.ts';
import type { RemoteRoute } from '@lens/contracts/remote';
import type { Composition, Version } from '../registry/gate/composition.ts';
import type { Finding } from '../registry/gate/finding.ts';
import { pagesOf, type RehearsedPage } from './rehearsal/addresses.ts';
import { startGateApi, type GateApi } from './rehearsal/gate-api.ts';
import { RehearsalSite } from './rehearsal/rehearsal-site.ts';
import { findServerProblems } from './rehearsal/server-stage.ts';
import { ShellProcess } from './rehearsal/shell-process.ts';

const showLimitMs = 15_000;

interface RehearsalOptions {
  /** The built shell. */
  shellFolder: string;
  /** What is live at the beginning. */
  live: Version[];
  /** A real API to read from; without one, pages show their built-in content. */
  api?: string | undefined;
}

/**
 * A site of its own on which candidates are tried: a folder of remotes, an API that keeps nothing, and a shell. One of
 * them can try many candidates after each other.
 */
export class Rehearsal {
  private shell: ShellProcess | null = null;

  private constructor(
    private readonly options: RehearsalOptions,
    private readonly site: RehearsalSite,
    readonly backend: GateApi,
  ) {}

  static async start(options: RehearsalOptions): Promise<Rehearsal> {
    const site = await RehearsalSite.create(options.live);
    return new Rehearsal(options, site, await startGateApi(options.api));
  }

  /** A shell that runs; a new one after a candidate has ended it. */
  private async runningShell(): Promise<ShellProcess> {
    if (this.shell && !this.shell.hasEnded) return this.shell;
    const { remotesFolder, trustedRoot, folder } = this.site;
    this.shell = new ShellProcess(path.join(this.options.shellFolder, 'server', 'main.cjs'), {
      API_URL: this.backend.url,
      DATA_DIR: path.join(folder, 'data'),
      REMOTES_DIR: remotesFolder,
      TRUSTED_ROOT: trustedRoot,
      SHELL_DIST: this.options.shellFolder,
    });
    await this.shell.start();
    return this.shell;
  }

  get url(): string {
    return this.shell?.url ?? '';
  }

  pagesOf(version: Version): Promise<{ pages: RehearsedPage[]; skipped: RemoteRoute[] }> {
    return pagesOf(version, this.options.api);
  }

  /** Makes a candidate live here. @returns why the shell leaves it out; null if it does not */
  async show(composition: Composition): Promise<string | null> {
    await this.site.show(composition);
    const { url } = await this.runningShell();
    const { name, version } = composition.candidate;
    const end = Date.now() + showLimitMs;
    while (Date.now() < end) {
      const answer = await fetch(`${url}/readyz`);
      const { registry } = (await answer.json()) as {
        registry: { remotes?: { name: string; version: string; problem: string }[] };
      };
      const problem = registry.remotes?.find((one) => one.name === name)?.problem;
      if (problem !== undefined) return problem;
      const served = await fetch(`${url}/remotes/registry.json`);
      const { remotes } = (await served.json()) as { remotes: Record<string, { version: string }> };
      if (remotes[name]?.version === version) return null;
      await sleep(50);
    }
    return `the shell did not take it up within ${showLimitMs / 1000} seconds`;
  }

  async findServerProblems(composition: Composition): Promise<Finding[]> {
    const { candidate, others } = composition;
    const leftOut = await this.show(composition);
    if (leftOut !== null)
      return [
        {
          check: 'server rendering',
          severity: 'refusal',
          victim: { remote: candidate.name },
          problem: `the shell does not serve it: ${leftOut}`,
          change: 'what the reason names',
        },
      ];
    const shell = await this.runningShell();
    const { pages, skipped } = await this.pagesOf(candidate);
    const neighbours = (await Promise.all(others.map((other) => this.pagesOf(other)))).flatMap(
      (one) => one.pages,
    );
    const isBuiltIn = this.options.api === undefined;
    const findings = await findServerProblems({ composition, pages, neighbours, shell, isBuiltIn });
    if (shell.hasEnded)
      findings.push({
        check: 'server rendering',
        severity: 'refusal',
        victim: { remote: others.map(({ name }) => name).join(', ') || candidate.name },
        problem: 'the whole shell has ended.',
        change: `server/index.cjs of ${candidate.name}`,
      });
    return [
      ...findings,
      ...skipped.map((route): Finding => ({
        check: 'server rendering',
        severity: 'note',
        victim: { remote: candidate.name, page: route.path },
        problem: 'not opened: no value of its parameter is known.',
        change: `"examples" of route ${route.id} in the manifest, or --api if it has "entries"`,
      })),
    ];
  }

  /** The program that pages are opened in; null if this machine has none. */
  findBrowser(): string | null {
    return findChromium();
  }

  /** @param chromium the browser's program */
  async findBrowserProblems(composition: Composition, chromium: string): Promise<Finding[]> {
    const { candidate, others } = composition;
    const leftOut = await this.show(composition);
    if (leftOut !== null) return [];
    const { url: origin } = await this.runningShell();
    const { pages } = await this.pagesOf(candidate);
    const neighbours = (await Promise.all(others.map((other) => this.pagesOf(other)))).flatMap(
      (one) => one.pages,
    );
    return findBrowserProblems({ composition, origin, pages, neighbours, chromium });
  }

  async stop(): Promise<void> {
    await this.shell?.stop();
    await this.backend.close();
    await this.site.remove();
  }
}
