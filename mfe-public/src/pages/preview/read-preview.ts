import type { Preview } from '@lens/contracts/previews';
import { storedToken } from '@lens/platform/session';

/** Why nothing is shown: nobody is signed in, the link is too old or not ours, or nobody answered. */
export type PreviewFailure = 'signedOut' | 'expired' | 'away';

const failureOf = (status: number): PreviewFailure => {
  if (status === 401 || status === 403) return 'signedOut';
  return status === 404 || status === 410 ? 'expired' : 'away';
};

/** Asks the API on behalf of whoever is signed in; it never rejects. */
export async function readPreview(
  token: string,
  signal: AbortSignal,
): Promise<{ preview: Preview } | { failure: PreviewFailure }> {
  const session = storedToken();
  if (!session) return { failure: 'signedOut' };
  try {
    const answer = await fetch(`/api/previews/${encodeURIComponent(token)}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${session}` },
      cache: 'no-store',
      signal,
    });
    if (!answer.ok) return { failure: failureOf(answer.status) };
    return { preview: (await answer.json()) as Preview };
  } catch {
    return { failure: 'away' };
  }
}
