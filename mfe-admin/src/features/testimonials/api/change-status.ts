import type { Testimonial, TestimonialStatus } from '@lens/contracts/testimonials';
import { api } from '../../../api';
import { useOptimisticChange } from '../../../components/optimistic/use-optimistic-change';
import { pluralize } from '@lens/platform/pluralize';
import { statusLabels } from '../labels';
import { testimonialRows } from './testimonial-rows';

/** @param baseRevision the revision that the status is based on */
export const sendStatus = async (
  id: string,
  status: TestimonialStatus,
  baseRevision: number,
): Promise<Testimonial> =>
  (await api.patch<Testimonial>(`/testimonials/${id}/status`, { status }, { baseRevision })).data;

/** `Approved: Ana Reyes`, `Rejected: 3 testimonials`. */
const describe = (items: Testimonial[], status: TestimonialStatus) =>
  `${statusLabels[status]}: ${items.length === 1 ? items[0]!.name : pluralize(items.length, 'testimonial')}`;

/** Approves, rejects or resets testimonials: shown at once, with an undo, and reverted if the API refuses. */
export const useStatusChange = () =>
  useOptimisticChange<Testimonial, TestimonialStatus>({
    ...testimonialRows,
    valueOf: ({ status }) => status,
    apply: (testimonial, status) => ({ ...testimonial, status }),
    send: sendStatus,
    describe,
    describeState: ({ status }) => `The status is now ${statusLabels[status]}.`,
    noun: 'testimonial',
  });
