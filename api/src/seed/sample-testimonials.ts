import { testimonialContent, type TestimonialContent } from '@lens/contracts/testimonials';
import type { z } from 'zod';
import { daysBefore } from './sample-days.js';
import { testimonialTextsOf } from './seed-texts.js';

type Sample = Omit<
  z.input<typeof testimonialContent>,
  keyof ReturnType<typeof testimonialTextsOf> | 'given_on'
> & {
  /** The day on which it was given, counted back from the demo's first start. */
  daysAgo: number;
};

/** Invented for the demo, and marked as samples on the site. Their texts are in `texts`. */
const samples: Sample[] = [
  {
    featured: true,
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Imani K.',
    age: 34,
    before_vision: '20/400',
    after_vision: '20/15',
    satisfaction: 10,
    daysAgo: 61,
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
    daysAgo: 118,
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
    daysAgo: 94,
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
    daysAgo: 150,
  },
  {
    region: 'pacific',
    procedure_type: 'PRK',
    rating: 5,
    name: 'Lupe F.',
    age: 36,
    before_vision: '20/150',
    after_vision: '20/25',
    daysAgo: 241,
  },
  {
    region: 'pacific',
    procedure_type: 'ICL',
    rating: 5,
    name: 'Ioane S.',
    age: 27,
    before_vision: '-11.50 D',
    after_vision: '20/20',
    daysAgo: 149,
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Maren J.',
    age: 52,
    before_vision: '20/160',
    after_vision: '20/20',
    satisfaction: 9,
    daysAgo: 33,
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Rowan P.',
    daysAgo: 4,
  },
  {
    procedure_type: 'LASIK',
    rating: 5,
    name: 'Theo V.',
    daysAgo: 16,
  },
  {
    procedure_type: 'PRK',
    rating: 5,
    name: 'Lena O.',
    daysAgo: 23,
  },
  {
    procedure_type: 'PRK',
    rating: 5,
    name: 'Dae-jung H.',
    daysAgo: 45,
  },
  {
    procedure_type: 'ICL',
    rating: 5,
    name: 'Anahit B.',
    daysAgo: 70,
  },
];

/** The texts have the first name as their key. */
const keyOf = (name: string): string => name.split(' ')[0]!.toLowerCase();

/** @param now the moment from which their days are counted back */
export const buildSampleTestimonials = (now: number): TestimonialContent[] =>
  samples.map(({ daysAgo, ...sample }) =>
    testimonialContent.parse({
      ...sample,
      ...testimonialTextsOf(keyOf(sample.name)),
      given_on: daysBefore(now, daysAgo),
      consent: true,
      source: 'Written for the demo',
    }),
  );
