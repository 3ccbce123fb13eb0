import fc from 'fast-check';
import { articleContent, type ArticleText } from '@lens/contracts/articles';
import type { RichText } from '@lens/contracts/rich-text';
import { draftFromArticle, type ArticleDraft } from '../article-draft';
import { anArticle } from '../testing/articles';
import { mergeDrafts, withFields } from './merge-drafts';

const base = draftFromArticle(anArticle());
const { en, es } = base.texts as { en: ArticleText; es: ArticleText };
const richTextOf = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const inEnglish = (fields: Partial<ArticleText>): ArticleDraft => ({
  ...base,
  texts: { en: { ...en, ...fields }, es },
});
const inSpanish = (text?: Partial<ArticleText>): ArticleDraft => ({
  ...base,
  texts: text ? { en, es: { ...es, ...text } } : { en },
});
const labels = (...of: Parameters<typeof mergeDrafts>) => {
  const merge = mergeDrafts(...of);
  return (['mine', 'theirs', 'disputed'] as const).flatMap((by) =>
    merge[by].map(({ label }) => `${by}: ${label}`),
  );
};

const changes: [label: string, one: ArticleDraft, other: ArticleDraft][] = [
  ['Page address', { ...base, slug: 'one' }, { ...base, slug: 'other' }],
  ['Author', { ...base, author: 'One' }, { ...base, author: 'Other' }],
  ['Categories', { ...base, categories: ['mission'] }, { ...base, categories: ['procedures', 'mission'] }],
  ['Cover', { ...base, cover_id: crypto.randomUUID() }, { ...base, cover_id: crypto.randomUUID() }],
  ['Title, English', inEnglish({ title: 'One' }), inEnglish({ title: 'Other' })],
  ['Summary, Spanish', inSpanish({ excerpt: 'Uno' }), inSpanish({ excerpt: 'Otro' })],
  ['Text, Spanish', inSpanish({ body: richTextOf('Uno') }), inSpanish({ body: richTextOf('Otro') })],
  ['Title in search results, English', inEnglish({ seo_title: 'One' }), inEnglish({ seo_title: 'Other' })],
  [
    'Description in search results, Spanish',
    inSpanish({ seo_description: 'Uno' }),
    inSpanish({ seo_description: 'Otro' }),
  ],
];

test.each(changes)('%s is merged if one side changed it, and disputed if both did', (label, one, other) => {
  expect(labels(base, one, base)).toEqual([`mine: ${label}`]);
  expect(labels(base, base, one)).toEqual([`theirs: ${label}`]);
  expect(labels(base, one, other)).toEqual([`disputed: ${label}`]);
  expect(labels(base, one, { ...one, texts: { ...one.texts } })).toEqual([]);
  const { disputed } = mergeDrafts(base, one, other);
  expect(withFields(one, other, disputed)).toEqual(other);
  expect(withFields(one, other, [])).toEqual(one);
});

test('spaces at the ends, the order of keys and an empty paragraph are no changes', () => {
  const spaced = inEnglish({ title: ' The first week ' });
  expect(labels(base, spaced, inEnglish({ title: 'Theirs' }))).toEqual(['theirs: Title, English']);
  const { body, title, excerpt } = es;
  expect(labels(base, { ...base, texts: { en, es: { body, excerpt, title } } }, base)).toEqual([]);
  const empty = inEnglish({ body: { type: 'doc', content: [] } });
  const opened = inEnglish({ body: { type: 'doc', content: [{ type: 'paragraph' }] } });
  expect(labels(empty, opened, inEnglish({ body: richTextOf('Theirs.') }))).toEqual([
    'theirs: Text, English',
  ]);
});

test('a language that only one side has is added or removed as a whole', () => {
  expect(labels(inSpanish(), inSpanish(), base)).toEqual(['theirs: Everything in Spanish']);
  expect(labels(base, base, inSpanish())).toEqual(['theirs: Everything in Spanish']);
  expect(labels(base, inSpanish(), base)).toEqual(['mine: Everything in Spanish']);
  const gone = mergeDrafts(base, base, inSpanish());
  expect(withFields(base, inSpanish(), gone.theirs).texts).toEqual({ en });
});

test('a language that one removed while the other edited it is disputed as a whole', () => {
  const edited = inSpanish({ excerpt: 'Lo que viene.' });
  const { disputed, mine, theirs } = mergeDrafts(base, edited, inSpanish());
  expect([mine, theirs]).toEqual([[], []]);
  expect(disputed.map(({ label }) => label)).toEqual(['Everything in Spanish']);
  expect(disputed[0]!.format(edited)).toBe('La primera semana\n\nLo que viene.\n\nDescanse la vista.');
  expect(disputed[0]!.format(inSpanish())).toBe('');
});

test('a field that they emptied is left out, as the API requires', () => {
  const before = inEnglish({ seo_title: 'Healing' });
  const merged = withFields(before, base, mergeDrafts(before, before, base).theirs);
  expect(merged.texts.en).not.toHaveProperty('seo_title');
});

test('without a base every difference is disputed', () => {
  const mine = inEnglish({ title: 'Mine' });
  const theirs = { ...inSpanish(), author: 'Theirs' };
  expect(labels(undefined, mine, theirs)).toEqual([
    'disputed: Author',
    'disputed: Title, English',
    'disputed: Everything in Spanish',
  ]);
});

const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const text = fc.record(
  {
    title: few('A', 'B', 'C'),
    excerpt: few('', 'A', 'B'),
    body: few(richTextOf('A'), richTextOf('B'), richTextOf('A', 'B'), richTextOf()),
    seo_title: few('A', 'B'),
    seo_description: few('A', 'B'),
  },
  { requiredKeys: ['title', 'excerpt', 'body'] },
);
const anyDraft: fc.Arbitrary<ArticleDraft> = fc.record({
  slug: few('a', 'b', 'c'),
  author: few('A', 'B', 'C'),
  categories: few<ArticleDraft['categories']>(['mission'], ['procedures'], ['procedures', 'mission']),
  cover_id: few(null, '0b0c0d0e-0000-4000-8000-000000000001', '0b0c0d0e-0000-4000-8000-000000000002'),
  texts: fc.record({ en: text, es: text, ar: text }, { requiredKeys: ['en'] }),
});

const blank: ArticleText = { title: '', excerpt: '', body: richTextOf() };
const lines = ['title', 'excerpt', 'body', 'seo_title', 'seo_description'] as const;

/** The values of a draft by field, with some languages as a whole. An empty text counts as none. */
function valuesByField({ texts, ...rest }: ArticleDraft, whole: readonly string[]): Map<string, string> {
  const all = new Map(Object.entries(rest).map(([name, value]) => [name, JSON.stringify(value)]));
  for (const code of ['en', 'es', 'ar'] as const) {
    const text = { seo_title: '', seo_description: '', ...(texts[code] ?? blank) };
    const each = lines.map((name) => [`${code} ${name}`, JSON.stringify(text[name])] as const);
    if (whole.includes(code)) all.set(code, each.join());
    else for (const [name, value] of each) all.set(name, value);
  }
  return all;
}

test('for any two versions: one side’s changes are kept, disputed fields are as chosen, and nothing is invented [EDITOR-7]', () => {
  fc.assert(
    fc.property(
      anyDraft,
      anyDraft,
      anyDraft,
      fc.infiniteStream(fc.boolean()),
      (from, mine, theirs, choices) => {
        const merge = mergeDrafts(from, mine, theirs);
        const chosen = merge.disputed.filter(() => choices.next().value);
        const merged = withFields(mine, theirs, [...merge.theirs, ...chosen]);
        const whole = (['es', 'ar'] as const).filter((code) => !mine.texts[code] !== !theirs.texts[code]);
        const [baseValues, myValues, theirValues, mergedValues] = [from, mine, theirs, merged].map((one) =>
          valuesByField(one, whole),
        );
        let disputedCount = 0;
        for (const [name, value] of mergedValues!) {
          const [baseValue, myValue, theirValue] = [
            baseValues!.get(name),
            myValues!.get(name),
            theirValues!.get(name),
          ];
          if (myValue === theirValue) expect(value).toBe(myValue);
          else if (theirValue === baseValue) expect(value).toBe(myValue);
          else if (myValue === baseValue) expect(value).toBe(theirValue);
          else {
            disputedCount += 1;
            expect([myValue, theirValue]).toContain(value);
          }
        }
        expect(disputedCount).toBe(merge.disputed.length);
        const asMine = withFields(merged, mine, chosen);
        expect(asMine).toEqual(withFields(mine, theirs, merge.theirs));
        const valid = articleContent.safeParse({ ...merged, status: 'draft', published_at: null });
        expect(valid.error).toBeUndefined();
      },
    ),
    { numRuns: 500 },
  );
});
