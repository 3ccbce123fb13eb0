import type { Testimonial } from '../../testimonials/testimonial.entity.js';

type Sample = Pick<Testimonial, 'procedure_type' | 'rating' | 'name' | 'quote'>;

/** Invented voices for the demo: nobody said this, and the site marks them so. */
export const sampleTestimonials: Sample[] = [
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Rowan P.',
    quote: 'The next morning I read the clock across the room before I remembered that I could.',
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Imani K.',
    quote: 'They told me what could go wrong before they told me what it would feel like. I trusted that.',
  },
  {
    procedure_type: 'LASIK',
    rating: 4,
    name: 'Theo V.',
    quote: 'My eyes were dry for two months, as announced. Now I surf without lenses.',
  },
  {
    procedure_type: 'PRK',
    rating: 5,
    name: 'Lena O.',
    quote: 'The first three days were sore and somebody answered the phone each time I called.',
  },
  {
    procedure_type: 'PRK',
    rating: 5,
    name: 'Marcus T.',
    quote: 'As a firefighter I needed a cornea without a flap. The wait for sharp sight was worth it.',
  },
  {
    procedure_type: 'ICL',
    rating: 5,
    name: 'Sofia R.',
    quote: 'At minus fourteen nobody else would treat me. I see the islands from the ferry now.',
  },
];
