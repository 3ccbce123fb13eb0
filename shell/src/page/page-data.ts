import type { LoadContext, PageModule } from '@lens/contracts/page';

/**
 * Runs a page's `load` and stops waiting after a time limit, even if `load` ignores its signal.
 * @returns undefined if the page has no `load`
 * @throws what `load` throws, or a TimeoutError
 */
export async function loadData(
  { load }: PageModule,
  context: Omit<LoadContext, 'signal'>,
  limitMs: number,
): Promise<unknown> {
  if (!load) return undefined;
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  return Promise.race([load({ ...context, signal }), timeout]);
}
