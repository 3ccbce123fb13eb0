import { testimonialContent, type TestimonialContent } from '@lens/contracts/testimonials';
import type { z } from 'zod';
import { storyOf } from './seed-texts.js';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);

/** Invented voices for the demo: nobody said this, and the site marks them so. Their words stand in the texts. */
const samples: Omit<z.input<typeof testimonialContent>, keyof ReturnType<typeof storyOf>>[] = [
  {
    featured: true,
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Imani K.',
    age: 34,
    before_vision: '20/400',
    after_vision: '20/15',
    satisfaction: 10,
    given_on: daysAgo(61),
  },
  {
    featured: true,
    procedure_type: 'PRK',
    rating: 5,
    name: 'Marcus T.',
    age: 41,
    before_vision: '20/200',
    after_vision: '20/20',
    satisfaction: 9,
    given_on: daysAgo(118),
  },
  {
    featured: true,
    procedure_type: 'ICL',
    rating: 5,
    name: 'Sofia R.',
    age: 29,
    before_vision: '-14.00 D',
    after_vision: '20/20',
    satisfaction: 10,
    given_on: daysAgo(94),
  },
  {
    region: 'pacific',
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Tasi M.',
    age: 38,
    before_vision: '20/200',
    after_vision: '20/20',
    satisfaction: 10,
    given_on: daysAgo(150),
  },
  {
    region: 'pacific',
    procedure_type: 'PRK',
    rating: 5,
    name: 'Lupe F.',
    age: 46,
    before_vision: '20/150',
    after_vision: '20/25',
    given_on: daysAgo(241),
  },
  {
    region: 'pacific',
    procedure_type: 'ICL',
    rating: 5,
    name: 'Ioane S.',
    age: 27,
    before_vision: '-11.50 D',
    after_vision: '20/20',
    given_on: daysAgo(149),
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Maren J.',
    age: 52,
    before_vision: '20/160',
    after_vision: '20/20',
    satisfaction: 9,
    given_on: daysAgo(33),
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Rowan P.',
    given_on: daysAgo(4),
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Theo V.',
    given_on: daysAgo(16),
  },
  {
    procedure_type: 'PRK',
    rating: 5,
    name: 'Lena O.',
    given_on: daysAgo(23),
  },
  {
    procedure_type: 'PRK',
    rating: 5,
    name: 'Dae-jung H.',
    given_on: daysAgo(45),
  },
  {
    procedure_type: 'ICL',
    rating: 5,
    name: 'Anahit B.',
    given_on: daysAgo(70),
  },
];

/** The texts know each person by the first name. */
const keyOf = (name: string): string => name.split(' ')[0]!.toLowerCase();

export const sampleTestimonials: TestimonialContent[] = samples.map((sample) =>
  testimonialContent.parse({
    ...sample,
    ...storyOf(keyOf(sample.name)),
    consent: true,
    source: 'Written for the demo',
  }),
);
