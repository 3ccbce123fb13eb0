/** Replaces matchMedia: only the query for reduced motion can match. */
export function preferReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: reduced && query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList;
}
