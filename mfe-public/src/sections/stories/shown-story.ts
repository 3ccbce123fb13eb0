import type { PublicTestimonial } from '@lens/contracts/testimonials';

const fields = [
  'id',
  'name',
  'age',
  'occupation',
  'location',
  'before_vision',
  'after_vision',
  'procedure_type',
  'quote',
  'key_benefits',
  'is_sample',
] as const;

/** What a page shows of a testimonial; the rest would only make the page longer. */
export type ShownStory = Pick<PublicTestimonial, (typeof fields)[number]> & {
  written_in: Pick<PublicTestimonial['written_in'], 'quote' | 'key_benefits' | 'occupation' | 'location'>;
};

export function toShownStory(story: PublicTestimonial): ShownStory {
  const { quote, key_benefits, occupation, location } = story.written_in;
  return {
    ...(Object.fromEntries(fields.map((name) => [name, story[name]])) as Pick<
      ShownStory,
      (typeof fields)[number]
    >),
    written_in: { quote, key_benefits, occupation, location },
  };
}
