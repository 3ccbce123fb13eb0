import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** As `lens-remote dev` provides it in the page (dev/client.ts). */
interface Refresh {
  stable(type: unknown): unknown;
}

/** @public */
export { Fragment };

/**
 * @public
 * Creates elements in a build for `lens-remote dev`. Each component is replaced by one that stays the same while its code
 * changes, so that its state stays: the shell's React is a production build, which cannot do that itself.
 */
export function jsxDEV(type: unknown, props: object, key?: string, isStatic?: boolean): unknown {
  const { lensDev } = globalThis as { lensDev?: Refresh };
  const stable = (lensDev?.stable(type) ?? type) as Parameters<typeof jsx>[0];
  return (isStatic ? jsxs : jsx)(stable, props, key);
}
