import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, rmdir, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorMessage } from '../error-message';
import type { SiteState, SiteStates } from '../site-state';
import type { CachedPage } from './cached-page';
import { maxAgeMs } from './page-cache';

const pauseMs = 50;
/** Folders of shells that ended without removing them. Younger ones may belong to a shell that runs. */
const abandonedAfterMs = 60 * 60_000;

interface Options {
  /** The folder that the proxy reads. */
  folder: string;
  siteStates: Pick<SiteStates, 'current' | 'isCurrent'>;
  log: Logger;
}

/** Headers by which a proxy decides what to do with a page: names and values in turn. */
export type HeadersForProxy = (cached: CachedPage) => readonly string[];

/** For a shell without a proxy that stores pages. */
export const noHeadersForProxy: HeadersForProxy = () => [];

/**
 * Tells a proxy on this machine the state of the site, so that it may answer with pages that it has stored: the link
 * `current` in a folder leads to a folder whose name stands for the state, and each page that may be stored names its state.
 * A name is used once, by one process.
 */
export class StateForProxies {
  private readonly processId = randomBytes(6).toString('hex');
  private count = 0;
  private announced: { state: SiteState; name: string } | null = null;
  private failure: string | null = null;

  constructor(private readonly options: Options) {}

  /** What a proxy must know of a page; nothing if it may not be stored. */
  readonly headersOf: HeadersForProxy = ({ state, lacksData, renderedAtMs, route, composition }) => {
    // While something is rolled out, visitors get different pages, and a proxy cannot tell who gets which.
    const isForEverybody = state.snapshot.rollouts.length === 0;
    if (this.announced?.state !== state || !isForEverybody || lacksData || state.revision === null) return [];
    const seconds = Math.floor((renderedAtMs + maxAgeMs - performance.now()) / 1000);
    return [
      ...['x-accel-expires', String(Math.max(0, seconds))],
      ...['x-site-state', this.announced.name],
      ...['x-page-route', route, 'x-page-composition', composition],
    ];
  };

  /** Announces each state of the site until `signal` is aborted. */
  async start(signal: AbortSignal): Promise<void> {
    await this.removeAbandoned().catch(() => undefined);
    while (!signal.aborted) {
      await this.announceCurrent();
      await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  private async announceCurrent(): Promise<void> {
    const { siteStates, log } = this.options;
    if (this.announced && siteStates.isCurrent(this.announced.state)) return;
    // Without a registry there are no pages yet.
    const state = await siteStates.current().catch(() => null);
    if (!state || state === this.announced?.state) return;
    try {
      await this.announce(state);
      this.failure = null;
    } catch (failure) {
      const message = errorMessage(failure);
      if (message !== this.failure)
        log.warn({ failure: message }, 'state of the site not announced, the proxy stores no page');
      this.failure = message;
    }
  }

  private async announce(state: SiteState): Promise<void> {
    const { folder } = this.options;
    const previous = this.announced?.name;
    const name = `${this.processId}-${(this.count += 1)}`;
    await mkdir(path.join(folder, name), { recursive: true });
    const link = path.join(folder, `${name}.link`);
    await symlink(name, link);
    await rename(link, path.join(folder, 'current'));
    this.announced = { state, name };
    if (previous !== undefined) await rmdir(path.join(folder, previous)).catch(() => undefined);
  }

  private async removeAbandoned(): Promise<void> {
    const { folder } = this.options;
    // Another shell may have announced its state more than an hour ago, and nginx may need it until this one does.
    const announced = await readlink(path.join(folder, 'current')).catch(() => null);
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      if (
        name !== 'current' &&
        name !== announced &&
        Date.now() - (await stat(file)).mtimeMs > abandonedAfterMs
      )
        await rm(file, { recursive: true });
    }
  }
}
