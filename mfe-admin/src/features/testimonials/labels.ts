import { procedureTypes } from '@lens/contracts/procedures';
import type { Testimonial, TestimonialRelease, TestimonialStatus } from '@lens/contracts/testimonials';
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

export const placeOptions = [
  ['website', 'On this website'],
  ['social', 'On social networks'],
  ['print', 'In print'],
] as const satisfies readonly (readonly [TestimonialRelease['places'][number], string])[];

export const signatureOptions = [
  ['paper', 'On paper'],
  ['electronic', 'Electronically'],
] as const satisfies readonly (readonly [TestimonialRelease['signed_how'], string])[];

interface StatusNote {
  text: string;
  /** Whether staff should do something about it. */
  isFault: boolean;
}

/** Why the site does not show an approved testimonial, or why one was rejected. @param today at the practice */
export function describeStatus(
  { status, release, rejection_reason, is_sample }: Testimonial,
  today: string,
): StatusNote | null {
  if (status === 'rejected')
    return rejection_reason
      ? { text: rejection_reason, isFault: false }
      : { text: 'No reason given', isFault: true };
  if (status !== 'approved' || is_sample) return null;
  if (release === null) return { text: 'No release recorded', isFault: true };
  if (release.withdrawn_on !== null)
    return { text: 'Off the site: the release was withdrawn', isFault: true };
  if (release.expires_on !== null && release.expires_on < today)
    return { text: 'Off the site: the release has ended', isFault: true };
  return release.places.includes('website')
    ? null
    : { text: 'Off the site: the release is not for this website', isFault: true };
}
