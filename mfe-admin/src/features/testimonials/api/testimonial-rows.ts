import type { Testimonial } from '@lens/contracts/testimonials';
import { isGone } from '@lens/platform/staff-api';
import { api } from '../../../api';
import { undefinedIfGone, type SharedRows } from '../../../components/shared-rows/shared-rows';
import { nameOf, statusLabels } from '../labels';

export const testimonialsKey = ['testimonials'] as const;

export const readTestimonial = async (id: string, signal?: AbortSignal): Promise<Testimonial> =>
  (await api.get<Testimonial>(`/testimonials/${id}`, { signal })).data;

/** How testimonials are followed. */
export const testimonialRows: SharedRows<Testimonial> = {
  resource: 'testimonial',
  key: testimonialsKey,
  itemKey: (id) => [...testimonialsKey, id],
  read: (id) => undefinedIfGone(readTestimonial(id), isGone),
  nameOf,
  describeDifference: (after, before) =>
    after.status === before.status ? undefined : statusLabels[after.status],
};
