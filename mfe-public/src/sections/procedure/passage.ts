/** Milliseconds after which the old page stops waiting for one that has to be fetched first. */
const patience = 250;

let arrive: (() => void) | undefined;

/** The first screen of a page is in the document. */
export const arrived = (): void => arrive?.();

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes on to another page; where browsers can, what both pages show moves from its place to the other. */
export function pass(go: () => void): void {
  // Asked of the object: not every browser has it, though the types say so.
  if (!('startViewTransition' in document) || isStill()) return go();
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, patience);
        go();
      }),
  );
  // Browsers skip one where they see fit, in a hidden tab for one: the page is there all the same.
  ready.catch(() => undefined);
}
