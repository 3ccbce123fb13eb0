/** How long the old page stays while the browser fetches the new one. */
const maxWaitMs = 250;

let resolveTransition: (() => void) | undefined;

/** Lets a transition go on: the first screen of the new page is in the document. */
export const finishTransition = (): void => resolveTransition?.();

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Navigates with a view transition where browsers have one: what both pages show moves to its new place. */
export function navigateWithTransition(navigate: () => void): void {
  // Not every browser has it, though the types say so.
  if (!('startViewTransition' in document) || prefersReducedMotion()) return navigate();
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        resolveTransition = resolve;
        setTimeout(resolve, maxWaitMs);
        navigate();
      }),
  );
  // Rejects if the browser skips the transition, for one in a hidden tab. The navigation happens all the same.
  ready.catch(() => undefined);
}
