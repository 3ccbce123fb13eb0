/** Longer than the product lets anybody wait who can still be answered. */
const limitMs = 32_000;

export interface Answer {
  /** 0 when nobody answered: the connection was refused or broke. */
  status: number;
  headers: Headers;
  text: string;
}

/** Asks once, and never throws. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limitMs), ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return { status: 0, headers: new Headers(), text: '' };
  }
}

/** The status and the code of a refusal: `503 database_unavailable`. */
export const codeOf = ({ status, text }: Answer): string =>
  `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim();

/** What is wrong with a refusal; null if it says what happened, and when to try again. */
export function refusalProblem({ status, headers, text }: Answer): string | null {
  let body: { error?: unknown; code?: unknown; statusCode?: unknown };
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    return `${status} is not in the shape of a refusal: ${text.slice(0, 80)}`;
  }
  if (typeof body.error !== 'string' || typeof body.code !== 'string' || body.statusCode !== status)
    return `${status} is not in the shape of a refusal: ${text.slice(0, 80)}`;
  if (status === 500) return `500 says nothing of what happened: ${text.slice(0, 80)}`;
  if ((status === 503 || status === 429) && !headers.get('retry-after'))
    return `${status} ${body.code} does not say when to try again`;
  return null;
}
