/** Answers every media query: whether the visitor asked for less motion. */
export function preferReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: reduced && query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList;
}
