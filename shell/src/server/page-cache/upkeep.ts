import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorMessage } from '../error-message';
import { everybody, type SiteState, type SiteStates } from '../site-state';
import type { PageCache } from './page-cache';

const pauseMs = 250;
/** Pages that were sent less often are made again when somebody asks for them. */
const minUses = 3;

interface Options {
  cache: PageCache;
  siteStates: Pick<SiteStates, 'current' | 'currentFor' | 'isCurrent'>;
  log: Logger;
}

/** Makes pages of an earlier state again, one at a time, until the state changes once more. */
async function remakeAll({ cache, siteStates, log }: Options, state: SiteState, signal: AbortSignal) {
  for (const cached of cache.outdated(minUses)) {
    if (signal.aborted || !siteStates.isCurrent(state)) return;
    const ofGroup = await siteStates.currentFor(cached.page.group);
    if (ofGroup === state && cached.page.group !== everybody) cache.remove(cached);
    else
      await cache.remake(cached, ofGroup).catch((failure: unknown) => {
        log.warn({ route: cached.route, failure: errorMessage(failure) }, 'page not made again');
      });
  }
}

/**
 * Removes rarely used pages of compositions that nobody gets any more, such as those of a roll-out that has ended. Each
 * would keep its whole composition in memory.
 */
export async function removeFormer({
  cache,
  siteStates,
}: Pick<Options, 'cache' | 'siteStates'>): Promise<void> {
  const groups = new Set(cache.rare(minUses).map(({ page }) => page.group));
  const compositions = new Map<string, SiteState['snapshot']>();
  for (const group of groups) compositions.set(group, (await siteStates.currentFor(group)).snapshot);
  for (const cached of cache.rare(minUses)) {
    const current = compositions.get(cached.page.group);
    if (current && cached.state.snapshot !== current) cache.remove(cached);
  }
}

/** Compresses the most used pages as far as possible, one at a time. */
async function minimizeAll({ cache }: Options, signal: AbortSignal): Promise<void> {
  for (const { bodies } of cache.used(minUses)) {
    if (signal.aborted) return;
    await bodies.minimize();
  }
}

/**
 * Keeps the pages that are asked for up to date, before they are asked for again, until `signal` is aborted. In order of
 * their use, so that a change does not send all visitors to the renderer.
 */
export async function keepPagesUpToDate(options: Options, signal: AbortSignal): Promise<void> {
  let tidied: SiteState | null = null;
  while (!signal.aborted) {
    await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    // Without a registry there are no pages yet.
    const state = await options.siteStates.current().catch(() => null);
    if (state && !signal.aborted) {
      if (state !== tidied) await removeFormer(options);
      tidied = state;
      await remakeAll(options, state, signal);
      await minimizeAll(options, signal);
    }
  }
}
