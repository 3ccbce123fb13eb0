import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import type { procedureTypes } from '@lens/contracts/procedures';
import type { PublicTestimonial } from '@lens/contracts/testimonials';

export interface StoryData {
  stories: PublicTestimonial[];
}

/** Loads the newest stories about a procedure, featured ones first. */
export async function loadStories(
  { api, lng, signal }: Pick<LoadContext, 'api' | 'lng' | 'signal'>,
  procedure: (typeof procedureTypes)[number],
  count: number,
): Promise<StoryData> {
  const { items } = await api.get<Page<PublicTestimonial>>('/testimonials/public', {
    query: { procedure_type: procedure, lng, limit: 20 },
    signal,
  });
  const stories = items.filter(({ before_vision }) => before_vision !== null);
  return {
    stories: stories.sort((one, other) => Number(other.featured) - Number(one.featured)).slice(0, count),
  };
}
