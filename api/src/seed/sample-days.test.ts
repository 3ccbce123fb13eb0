import { sampleArticles } from './sample-articles/sample-articles.js';
import { publicationDayOf } from './sample-articles/seed-articles.js';
import { daysBefore } from './sample-days.js';
import { buildSampleTestimonials } from './sample-testimonials.js';

const now = Date.parse('2026-11-23T03:00:00Z');

describe('Days of the samples', () => {
  it('are counted back from the current day in the practice’s time zone', () => {
    expect(daysBefore(now, 0)).toBe('2026-11-22');
    expect(daysBefore(now, 4)).toBe('2026-11-18');
    expect(daysBefore(Date.parse('2026-03-08T12:00:00Z'), 7)).toBe('2026-03-01');
  });

  it('make the newest article six days old, and keep the intervals between articles', () => {
    const days = sampleArticles.map((sample) => publicationDayOf(sample, now)).sort();
    expect(days.at(-1)).toBe('2026-11-16');
    expect(days.at(-2)).toBe('2026-11-09');
    const later = sampleArticles.map((sample) => publicationDayOf(sample, now + 30 * 86_400_000)).sort();
    expect(later.at(-1)).toBe('2026-12-16');
  });

  it('make the newest testimonial four days old, whenever the demo starts', () => {
    const days = (moment: number) => buildSampleTestimonials(moment).map(({ given_on }) => given_on!);
    expect(days(now).sort().at(-1)).toBe('2026-11-18');
    expect(days(now)).toEqual(days(now));
    expect(days(Date.parse('2030-01-05T12:00:00Z')).sort().at(-1)).toBe('2030-01-01');
  });
});
