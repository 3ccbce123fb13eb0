import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { allInEnglish } from './stories';

/** A short review in English; fields make it a longer story. */
export const testimonial = (fields: Partial<PublicTestimonial>): PublicTestimonial => ({
  id: fields.name ?? 'x',
  procedure_type: 'LASIK',
  rating: 5,
  featured: false,
  region: 'california',
  name: 'X',
  age: null,
  occupation: null,
  location: null,
  before_vision: null,
  after_vision: null,
  quote: `Words of ${fields.name}`,
  written_in: allInEnglish,
  key_benefits: [],
  pacific_story: null,
  impact: null,
  satisfaction: null,
  video_available: false,
  given_on: '2025-06-01',
  image_id: null,
  image: null,
  is_sample: true,
  created_at: '2025-06-01T00:00:00.000Z',
  ...fields,
});
