import type { LoadContext, PageModule } from '@lens/contracts/page';

/**
 * Runs a page's `load`, and waits no longer than `limit`, whether or not `load` minds its signal.
 * @param limit milliseconds
 * @returns undefined where the page has no `load`
 * @throws what `load` throws, or a TimeoutError
 */
export async function loadData(
  { load }: PageModule,
  context: Omit<LoadContext, 'signal'>,
  limit: number,
): Promise<unknown> {
  if (!load) return undefined;
  const signal = AbortSignal.timeout(limit);
  const over = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  return Promise.race([load({ ...context, signal }), over]);
}
