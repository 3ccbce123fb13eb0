import type { Testimonial } from '@lens/contracts/testimonials';

/** A testimonial that may be approved. */
export const ana: Testimonial = {
  id: '00000000-0000-4000-8000-0000000000a1',
  translations: {},
  status: 'pending',
  procedure_type: 'LASIK',
  rating: 5,
  featured: false,
  region: 'california',
  name: 'Ana Reyes',
  age: 41,
  occupation: 'Nurse',
  location: 'Lakewood',
  before_vision: '20/400',
  after_vision: '20/15',
  quote: 'I read the clock on the wall.',
  key_benefits: ['No glasses at work'],
  pacific_story: null,
  impact: null,
  satisfaction: 10,
  video_available: false,
  given_on: '2026-02-01',
  image_id: null,
  consent: true,
  source: 'Letter of 3 February',
  is_sample: false,
  created_at: '2026-03-01T12:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
  revision: 1,
  changed_by: null,
};

/** A testimonial without consent and source. */
export const ben: Testimonial = {
  ...ana,
  id: '00000000-0000-4000-8000-0000000000b2',
  name: 'Ben Okoro',
  consent: false,
  source: null,
};
