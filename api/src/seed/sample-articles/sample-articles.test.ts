import { articleCategories } from '@lens/contracts/article-categories';
import { articleContent } from '@lens/contracts/articles';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { plainTextOf, type RichText } from '@lens/contracts/rich-text';
import { checkTranslation } from '@lens/contracts/translation-checks/check';
import { estimateReadMinutes } from '../../articles/read-time.js';
import { toSearchableText } from '../../articles/search-text.js';
import { practice } from '../practice.js';
import type { SampleArticle } from './sample-article.js';
import { sampleArticles } from './sample-articles.js';
import { textsOf } from './seed-articles.js';
import { mexicanBodies } from './spanish/mexican-bodies.js';
import { spanishBodies } from './spanish/spanish-bodies.js';
import { parseBody } from './parse-body.js';

const newest = [...sampleArticles].sort((one, other) => other.day.localeCompare(one.day));
const bySlug = sampleArticles.map((sample) => [sample.slug, sample] as const);
const names = { terms: [...protectedTerms, practice.surgeon], brands: [practice.practice] };

interface Part {
  type: string;
  marks?: readonly object[];
  content?: readonly Part[];
}

/** The structure of a body: its blocks, items and links, without their words. */
const structureOf = ({ type, marks, content = [] }: Part): unknown[] => [
  type,
  ...(marks ?? []),
  ...content.filter((part) => part.type !== 'text' || part.marks).map(structureOf),
];

/** The body that readers get: in es-MX the Spanish one where Mexico has none of its own. */
const spanishBodyOf = (sample: SampleArticle, lng: 'es' | 'es-MX'): RichText => {
  const { es, 'es-MX': mexican } = textsOf(sample);
  return lng === 'es-MX' && sample.slug in mexicanBodies ? mexican!.body : es!.body;
};

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

  it('have one newest article, which takes 8 minutes to read in English and Spanish', () => {
    const { en, es } = textsOf(newest[0]!);
    expect([en, es!].map(estimateReadMinutes)).toEqual([8, 8]);
    expect(newest[0]!.day).not.toBe(newest[1]!.day);
  });

  it.each(bySlug)('%s is valid for the API, and neither too short nor too long', (_slug, sample) => {
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
  });

  it.each(bySlug)(
    '%s has the same blocks in Spanish and in Mexico, with protected terms unchanged [TERMS-4]',
    (_slug, sample) => {
      const english = textsOf(sample).en.body;
      for (const lng of ['es', 'es-MX'] as const) {
        const spanish = spanishBodyOf(sample, lng);
        expect(structureOf(spanish)).toEqual(structureOf(english));
        const found = english.content.flatMap((block, index) => {
          const [source, translation] = [block, spanish.content[index]!].map(plainTextOf);
          return checkTranslation(source!, translation!, lng, names).map((finding) => ({
            ...finding,
            translation,
          }));
        });
        expect([lng, found]).toEqual([lng, []]);
      }
    },
  );

  it.each(bySlug)('%s is in Mexican words for Mexico', (_slug, sample) => {
    expect(plainTextOf(spanishBodyOf(sample, 'es-MX'))).not.toMatch(
      /anteojos|lentes? de contacto|\b(la|una) lente\b|conduc(e|ir)\b|conduzca|\bsequedad|\bsec[oa]s?\b|emergencia/i,
    );
  });

  it('have bodies in English, Spanish and in Mexico what differs, and none belongs to another slug', () => {
    const slugs = sampleArticles.map(({ slug }) => slug).sort();
    expect(Object.keys(spanishBodies).sort()).toEqual(slugs);
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(mexicanBodies)));
    for (const sample of sampleArticles) {
      const withBody = Object.entries(textsOf(sample)).filter(([, { body }]) => body.content.length > 0);
      const mexican = sample.slug in mexicanBodies ? ['es-MX'] : [];
      expect(withBody.map(([lng]) => lng)).toEqual(['en', 'es', ...mexican]);
    }
  });

  it('have a Mexican body under the Spanish title where Mexico has none of its own', () => {
    const { es, 'es-MX': mexican } = textsOf(sampleArticles.find(({ slug }) => slug === 'twelve-questions')!);
    expect(mexican?.title).toBe(es!.title);
    expect(plainTextOf(es!.body)).toContain('¿Necesitaré anteojos para leer?');
    expect(plainTextOf(mexican!.body)).toContain('¿Necesitaré lentes para leer?');
  });

  it('promise nothing that surgery cannot keep', () => {
    const everything = sampleArticles.map((sample) => toSearchableText(textsOf(sample).en)).join(' ');
    expect(everything).not.toMatch(/painless|guarantee|perfect|throw away your glasses/i);
  });

  it('are parsed from plain text: headings, lists, quotes and links', () => {
    expect(parseBody('## One\n\nSee [LASIK](/procedures/lasik) now.\n\n- a\n- b\n\n> said\n  so')).toEqual({
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
