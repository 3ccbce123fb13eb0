import type { ActionContext, ActionResult } from '@lens/contracts/page';

/** Spends the token of a mailed link, and redirects to an address without it. */
export async function spend(
  purpose: 'confirm' | 'unsubscribe',
  { api, form, signal }: ActionContext,
): Promise<ActionResult> {
  const path = `/newsletter/${purpose}`;
  try {
    await api.post(path, { token: form['token'] ?? '' }, { signal });
    return { redirect: `${path}?done=1` };
  } catch (failure) {
    const { status = 0 } = (failure ?? {}) as { status?: number };
    return status === 400
      ? { status: 422, state: { failure: 'invalid' } }
      : { status: 503, state: { failure: 'away' } };
  }
}
