import type { Route } from '../common/routes/route-table.js';
import { rateKey } from '../common/limits/rate-limit.js';
import { cachedKey } from '../common/output/cached.js';

export interface CachedRoute {
  /** The pattern, as in the log. */
  path: string;
  handler: () => unknown;
  isLimited: boolean;
}

/** Finds the cached route of a request's target, without the router of the framework. */
export class CachedRoutes {
  private readonly exact = new Map<string, CachedRoute>();
  /** By what stands before the parameter, which is the last part of the path. */
  private readonly byPrefix = new Map<string, CachedRoute>();

  /** @throws Error if a cached route is not a `GET`, is not public, or has parameters before the last part */
  constructor(routes: readonly Route[]) {
    for (const { method, path, access, handler } of routes) {
      if (!Reflect.hasMetadata(cachedKey, handler)) continue;
      const [, prefix, parameter] = /^([^:]*?)(:\w+)?$/.exec(path) ?? [];
      if (method !== 'GET' || access !== 'public' || prefix === undefined)
        throw new Error(`${method} ${path} cannot be cached`);
      const route = { path, handler, isLimited: Reflect.hasMetadata(rateKey, handler) };
      (parameter ? this.byPrefix : this.exact).set(prefix, route);
    }
  }

  /** Undefined also for other ways to write the address, such as capital letters: only the usual one is cached. */
  find(target: string): CachedRoute | undefined {
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    const route = this.exact.get(path);
    if (route) return route;
    const slash = path.lastIndexOf('/') + 1;
    return slash < path.length ? this.byPrefix.get(path.slice(0, slash)) : undefined;
  }
}
