import type { ErrorBody } from '@lens/contracts/errors';
import type { PageApi } from '@lens/contracts/page';

/** A response of the API that is not 2xx, or no response at all (`status` 0). Pages have a text for each `code`. */
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

async function toApiFailure(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (!body) return new ApiFailure('Network error', response.status, 'unreadable');
  return new ApiFailure(
    body.error || 'Request failed',
    response.status,
    body.code ?? 'unknown',
    body.details,
  );
}

async function readBody<Body>(request: Promise<Response>): Promise<Body> {
  const response = await request.catch((failure: unknown) => {
    if (failure instanceof DOMException && failure.name === 'AbortError') throw failure;
    throw new ApiFailure('Network error', 0, 'unreachable');
  });
  if (!response.ok) throw await toApiFailure(response);
  return (await response.json()) as Body;
}

/**
 * The API client of page modules, in browsers and on the server.
 * @param baseUrl what each path is appended to: `/api`, or on the server the full address of the API
 * @param commonHeaders the headers of every request
 */
export function createPageApi(baseUrl: string, commonHeaders: Record<string, string> = {}): PageApi {
  return {
    get(path, { query = {}, signal } = {}) {
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value)]),
      ).toString();
      return readBody(
        fetch(`${baseUrl}${path}${search && `?${search}`}`, {
          signal,
          headers: { ...commonHeaders, accept: 'application/json' },
        }),
      );
    },
    post(path, body, { headers = {}, signal } = {}) {
      const json = { ...commonHeaders, accept: 'application/json', 'content-type': 'application/json' };
      return readBody(
        fetch(`${baseUrl}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...json, ...headers },
          signal,
        }),
      );
    },
  };
}
