import type { PageApi } from '@lens/contracts/page';
import { ApiFailure } from '@lens/platform/page-api';

/** The answers 400 to 499 tell what the API has; all other failures that it did not say what it has. */
const isAnswer = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;

/** Calls `onFailure` whenever the API could not be read, also if the page goes on without. */
export const noteFailures = (api: PageApi, onFailure: () => void): PageApi => ({
  ...api,
  async get<Body>(...request: Parameters<PageApi['get']>) {
    try {
      return await api.get<Body>(...request);
    } catch (failure) {
      if (!isAnswer(failure)) onFailure();
      throw failure;
    }
  },
});
