import { procedureTypes } from '@lens/contracts/procedures';
import type { Testimonial, TestimonialStatus } from '@lens/contracts/testimonials';
import type { Tone } from '@lens/ui/office/Badge';

/** In the usual order. Not derived from the schema, which would load zod. */
export const statusLabels: Record<TestimonialStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const statusTones: Record<TestimonialStatus, Tone> = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
};

export const regionLabels: Record<Testimonial['region'], string> = {
  california: 'California',
  pacific: 'Pacific mission',
};

export const statusOptions = Object.entries(statusLabels);
export const regionOptions = Object.entries(regionLabels);
export const procedureOptions = procedureTypes.map((type) => [type, type] as const);
export const ratingOptions = [5, 4, 3, 2, 1].map((stars) => [String(stars), '★'.repeat(stars)] as const);
export const featuredOptions = [
  ['true', 'Featured'],
  ['false', 'Not featured'],
] as const;

export const nameOf = ({ name }: Testimonial): string => name;

/** What is missing before approval. A sample quotes nobody, so it needs nothing. */
export const missingBeforeApproval = ({
  consent,
  source,
  is_sample = false,
}: Pick<Testimonial, 'consent' | 'source'> & { is_sample?: boolean }): ('consent' | 'source')[] =>
  is_sample
    ? []
    : [...(consent ? [] : (['consent'] as const)), ...(source?.trim() ? [] : (['source'] as const))];
