import { articleCategories, articleContent } from '@lens/contracts/articles';
import { plainTextOf } from '@lens/contracts/rich-text';
import { readTimeOf, wordsOf } from '../../../articles/words.js';
import { sampleArticles } from './sample-articles.js';
import { textsOf } from './seed-articles.js';
import { written } from './written.js';

const newest = [...sampleArticles].sort((one, other) => other.day.localeCompare(one.day));

describe('Sample articles', () => {
  it('are 25, in the counts of the specification', () => {
    expect(sampleArticles).toHaveLength(25);
    const counts = articleCategories.map((category) => [
      category,
      sampleArticles.filter(({ categories }) => categories.includes(category)).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      innovation: 8,
      procedures: 10,
      technology: 5,
      'patient-care': 7,
      mission: 4,
    });
  });

  it('have a newest one that takes 8 minutes to read', () => {
    expect(readTimeOf(textsOf(newest[0]!).en)).toBe(8);
    expect(newest[0]!.day).not.toBe(newest[1]!.day);
  });

  it.each(sampleArticles.map((sample) => [sample.slug, sample] as const))(
    '%s is what the API would take, and neither too short nor too long',
    (_slug, sample) => {
      const { slug, author, categories, day } = sample;
      const texts = textsOf(sample);
      const content = {
        slug,
        author,
        categories,
        status: 'published',
        texts,
        published_at: `${day}T16:00:00Z`,
      };
      expect(articleContent.safeParse(content).error).toBeUndefined();
      const words = plainTextOf(texts.en.body).split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(120);
      if (sample !== newest[0]) expect(words).toBeLessThanOrEqual(300);
    },
  );

  it('promise nothing that surgery cannot keep', () => {
    const everything = sampleArticles.map((sample) => wordsOf(textsOf(sample).en)).join(' ');
    expect(everything).not.toMatch(/painless|guarantee|perfect|throw away your glasses/i);
  });

  it('are read from plain text: headings, lists, quotes and links', () => {
    expect(written('## One\n\nSee [LASIK](/procedures/lasik) now.\n\n- a\n- b\n\n> said\n  so')).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'One' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'See ' },
            {
              type: 'text',
              text: 'LASIK',
              marks: [{ type: 'link', attrs: { href: '/procedures/lasik' } }],
            },
            { type: 'text', text: ' now.' },
          ],
        },
        {
          type: 'bulletList',
          content: ['a', 'b'].map((text) => ({
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
          })),
        },
        {
          type: 'blockquote',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'said so' }] }],
        },
      ],
    });
  });
});
