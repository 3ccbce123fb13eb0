import '@lens/contracts/jitless';
import { testimonialContent, type Testimonial } from '@lens/contracts/testimonials';
import type { z } from 'zod';

export type Fields = z.input<typeof testimonialContent>;

/** What a new one begins with. */
export const blank: Fields = {
  procedure_type: 'LASIK',
  rating: 5,
  featured: false,
  region: 'california',
  name: '',
  age: null,
  occupation: null,
  location: null,
  before_vision: null,
  after_vision: null,
  quote: '',
  key_benefits: [],
  pacific_story: null,
  impact: null,
  satisfaction: null,
  video_available: false,
  given_on: null,
  image_id: null,
  consent: false,
  source: null,
};

/** What staff write of a stored one: the API refuses everything else. */
export const fieldsOf = (testimonial: Testimonial): Fields =>
  Object.fromEntries(
    Object.keys(blank).map((name) => [name, testimonial[name as keyof Fields]]),
  ) as unknown as Fields;
