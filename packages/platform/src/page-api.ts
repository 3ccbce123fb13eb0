import type { ErrorBody } from '@lens/contracts/errors';
import type { PageApi } from '@lens/contracts/page';

/** An answer of the API that is not 2xx, or none at all (`status` 0). `code` is stable and translatable. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly details: NonNullable<ErrorBody['details']> = [],
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (!body) return new ApiFailure('Network error', response.status, 'unreadable');
  return new ApiFailure(
    body.error || 'Request failed',
    response.status,
    body.code ?? 'unknown',
    body.details,
  );
}

async function answer<Answer>(request: Promise<Response>): Promise<Answer> {
  const response = await request.catch((failure: unknown) => {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
    throw new ApiFailure('Network error', 0, 'unreachable');
  });
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as Answer;
}

/**
 * The API as pages see it, in a browser and on the server alike.
 * @param base address in front of the paths: `/api`, or the API's own address on the server
 * @param always headers of every request
 */
export function createPageApi(base: string, always: Record<string, string> = {}): PageApi {
  return {
    get(path, { query = {}, signal } = {}) {
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
      ).toString();
      return answer(
        fetch(`${base}${path}${search && `?${search}`}`, {
          signal,
          headers: { ...always, accept: 'application/json' },
        }),
      );
    },
    post(path, body, { headers = {}, signal } = {}) {
      const json = { ...always, accept: 'application/json', 'content-type': 'application/json' };
      return answer(
        fetch(`${base}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...json, ...headers },
          signal,
        }),
      );
    },
  };
}
