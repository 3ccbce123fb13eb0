import type { MedicalPage } from '@lens/contracts/medical-pages';
import type { PageReview, PublicMedicalReview } from '@lens/contracts/medical-reviews';
import type { LoadContext } from '@lens/contracts/page';

export interface ReviewData {
  review: PublicMedicalReview | null;
}

const isMissing = (failure: unknown) => (failure as { status?: number } | undefined)?.status === 404;

async function readReview(page: MedicalPage, { api, signal }: LoadContext): Promise<ReviewData['review']> {
  try {
    return (await api.get<PageReview>(`/medical-reviews/public/${page}`, { signal })).review ?? null;
  } catch (failure) {
    // An API that is older than the page knows no reviews. The page itself is not missing then.
    if (isMissing(failure)) return null;
    throw failure;
  }
}

/**
 * Adds the review of a page to what it loads.
 * @param load what else it loads
 */
export const withReview =
  <Data extends object = object>(page: MedicalPage, load?: (context: LoadContext) => Promise<Data>) =>
  async (context: LoadContext): Promise<Data & ReviewData> => {
    const [data, review] = await Promise.all([load?.(context), readReview(page, context)]);
    return { ...(data as Data), review };
  };
