import { LRUCache } from 'lru-cache';

/** How long a route whose code ended its thread is answered with a notice, without running the code again. */
const pauseMs = 30_000;

/** The routes of remotes, by version, that ended the thread in which they were rendered. */
export class BrokenRoutes {
  private readonly reasons = new LRUCache<string, string>({ max: 1000, ttl: pauseMs });

  add(route: string, reason: string): void {
    this.reasons.set(route, reason);
  }

  /** Why the route is broken; undefined if it is not, or if its code may be tried again. */
  reason(route: string): string | undefined {
    return this.reasons.get(route);
  }
}
