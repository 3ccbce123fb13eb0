import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import type { Page } from '@lens/contracts/lists';
import {
  placeOfTestimonial,
  groupByPlace,
  initiallyShownCounts,
  maxRequestedTestimonials,
} from '@lens/contracts/testimonial-place';
import type { PublicTestimonial, Testimonial } from '@lens/contracts/testimonials';
import { api } from '../../../api';
import { subscribeToEvents } from '@lens/platform/event-stream';

// A key of its own, apart from staff's lists, whose rows are updated in place.
const publicTestimonialsKey = ['public-testimonials'] as const;

/** On the page at first, only after a choice of procedure or region, or not at all. */
export type Visibility = 'at first' | 'when chosen' | 'not';

/**
 * Whether the testimonials page shows a testimonial. The given version counts, so that one approved a moment ago is not
 * reported as missing.
 * @returns undefined while the public testimonials are loading
 */
export function useVisibility(): (testimonial: Testimonial) => Visibility | undefined {
  const { data } = useQuery({
    queryKey: publicTestimonialsKey,
    queryFn: async ({ signal }) => {
      const params = { limit: maxRequestedTestimonials };
      return (await api.get<Page<PublicTestimonial>>('/testimonials/public', { params, signal })).data.items;
    },
  });
  return (testimonial) => {
    if (!data) return undefined;
    const others = data.filter(({ id }) => id !== testimonial.id);
    const candidates = [...others, testimonial]
      .sort((one, other) => other.created_at.localeCompare(one.created_at))
      .slice(0, maxRequestedTestimonials);
    const place = placeOfTestimonial(testimonial);
    const rank = groupByPlace(candidates)[place].findIndex(({ id }) => id === testimonial.id);
    if (rank < 0) return 'not';
    return rank < initiallyShownCounts[place] ? 'at first' : 'when chosen';
  };
}

/** Loads the public testimonials again when one changes. Call it once per screen, not per row. */
export function usePublicTestimonialsSync(): void {
  const client = useQueryClient();
  const onEvent = useEffectEvent((event: string, data: unknown) => {
    const isTestimonialChange = event === 'change' && (data as RowChange).resource_type === 'testimonial';
    if (isTestimonialChange || event === 'gap')
      void client.invalidateQueries({ queryKey: publicTestimonialsKey });
  });
  useEffect(() => subscribeToEvents((event, data) => onEvent(event, data)), []);
}
