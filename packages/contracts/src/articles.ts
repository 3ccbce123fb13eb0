import { z } from 'zod';
import { articleCategories } from './article-categories.js';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { articleMaxLengths as length } from './max-lengths.js';
import { publicImage } from './media.js';
import { moment } from './moment.js';
import { perLanguage } from './per-language.js';
import { revised } from './revisions.js';
import { isEmptyBody, richText } from './rich-text.js';

const articleStatuses = ['draft', 'scheduled', 'published'] as const;

/** Words of an address: `first-week-after-prk`. */
export const slug = z
  .string()
  .max(length.slug)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lower-case letters and digits, with single dashes between words.',
  );

/** What an article says in one language. A body that says nothing is not written yet: it is read along the fallback. */
const articleText = z
  .strictObject({
    title: z.string().trim().min(1).max(length.title),
    excerpt: z.string().trim().max(length.excerpt),
    body: richText,
    /** What a search result says in place of title and excerpt; left out where those serve. */
    seo_title: z.string().trim().min(1).max(length.seoTitle).optional(),
    seo_description: z.string().trim().min(1).max(length.seoDescription).optional(),
  })
  .meta({ id: 'ArticleText' });

export const articleTexts = perLanguage(articleText);

const attributes = {
  slug,
  author: z.string().trim().min(1).max(length.author),
  categories: z
    .array(z.enum(articleCategories))
    .min(1)
    .max(articleCategories.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'A category counts once.'),
  cover_id: z.uuid().nullable(),
  status: z.enum(articleStatuses),
  /** ISO 8601. In the future: the article appears by itself when the time comes. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
};

const written = {
  slug: attributes.slug,
  author: attributes.author,
  categories: attributes.categories,
  cover_id: attributes.cover_id.default(null),
  texts: articleTexts,
};

interface Asked {
  status?: string | undefined;
  published_at?: string | null | undefined;
}

const hasTime = ({ status, published_at }: Asked): boolean => status !== 'scheduled' || Boolean(published_at);
const saidWhen = { path: ['published_at'], error: 'Say when it is to appear.' };

/** A whole article, for creating one. */
export const articleContent = z
  .strictObject({
    ...written,
    status: attributes.status.default('draft'),
    published_at: moment.nullable().default(null),
  })
  .refine(hasTime, saidWhen);

/**
 * A whole draft, for saving one. What visitors read stays as it is, unless another `status` or `published_at` is named
 * than the article has.
 */
export const articleChange = z
  .strictObject({
    ...written,
    status: attributes.status.optional(),
    published_at: moment.nullable().optional(),
  })
  .refine(hasTime, saidWhen)
  .refine(({ status, published_at }) => status !== undefined || !published_at, {
    path: ['status'],
    error: 'Say whether it is to be scheduled or published at this time.',
  });

/** When the draft is to be what visitors read: left out, on the day the article has had, else now; null is now. */
export const articlePublication = z.strictObject({ published_at: moment.nullable().optional() });

const identity = {
  id: z.uuid(),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  ...revised,
};

/** Languages whose text is older than the English one: what it says may have changed meanwhile. */
const stale = z.array(languageCode);

/** What visitors read, or will once it is time; null of what is not published. */
const publication = {
  /** The address that leads there. */
  published_slug: slug.nullable(),
  /** The revision that it was published from. */
  published_revision: z.int().nullable(),
  /** Whether the draft says something else than what is published. */
  has_changes: z.boolean(),
};

/** The draft, and where it stands. */
export const article = z.object({ ...identity, ...attributes, ...publication, texts: articleTexts, stale });

/** What visitors read of an article, as it was written. */
export const publishedContent = z.object({
  slug: attributes.slug,
  author: attributes.author,
  categories: attributes.categories,
  cover_id: attributes.cover_id,
  texts: articleTexts,
  /** Of the article, not of what is published. */
  revision: z.int(),
});

/** What an article cannot be published without, as its fields are named. */
export type MissingPart = 'texts.en.title' | 'texts.en.excerpt' | 'texts.en.body';

/** What of the English text is still to be written before the article can be published. */
export function missingParts({ en }: ArticleTexts): MissingPart[] {
  return [
    ...(en.title.trim() ? [] : (['texts.en.title'] as const)),
    ...(en.excerpt.trim() ? [] : (['texts.en.excerpt'] as const)),
    ...(isEmptyBody(en.body) ? (['texts.en.body'] as const) : []),
  ];
}

/** A line of the staff's list: the English title, and the languages there are. */
const articleSummary = z.object({
  ...identity,
  ...attributes,
  ...publication,
  title: z.string(),
  languages: z.array(languageCode),
  stale,
});

const publicArticleSummary = z
  .object({
    id: z.uuid(),
    ...attributes,
    published_at: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** The language that title and excerpt are really in. */
    lng: languageCode,
    /** The language that the body is really in. */
    body_lng: languageCode,
    /** Of the body, in minutes. */
    read_time: z.int(),
    is_sample: z.boolean(),
    created_at: z.string(),
    /** The cover, once it can be seen. */
    cover: publicImage.nullable(),
  })
  .omit({ status: true });

export const publicArticle = publicArticleSummary.extend({
  body: richText,
  /** What a search result says, in the language of the title: title and excerpt, unless others are written for it. */
  seo_title: z.string(),
  seo_description: z.string(),
  /** The pictures that the body names, as far as they can be seen. */
  images: z.array(publicImage),
  /** Those in which the body is written. */
  languages: z.array(languageCode),
});

const wanted = { lng: languageCode.default('en') };

export const articleQuery = listQuery(
  ['created_at', 'updated_at', 'published_at', 'slug'],
  '-created_at',
).extend({
  status: attributes.status.optional(),
  category: z.enum(articleCategories).optional(),
});

export const publicArticleQuery = listQuery(['published_at', 'created_at'], '-published_at').extend({
  category: z.enum(articleCategories).optional(),
  ...wanted,
});

export const publicArticleRequest = z.strictObject(wanted);
export const articlePage = pageOf(articleSummary);

/** The counts are of all that is published, whatever the page shows of it. */
export const publicArticlePage = pageOf(publicArticleSummary).extend({
  categories: z.array(z.object({ category: z.enum(articleCategories), count: z.int() })),
});

/** A state that the article once had. */
export const articleVersion = z.object({
  revision: z.int(),
  username: z.string(),
  created_at: z.string(),
  content: z.object({ ...attributes, texts: articleTexts }),
});

export const articleVersionQuery = listQuery(['revision'], '-revision');
export const articleVersionPage = pageOf(articleVersion.omit({ content: true }));

export type ArticleStatus = (typeof articleStatuses)[number];
export type ArticleText = z.infer<typeof articleText>;
export type ArticleTexts = z.infer<typeof articleTexts>;
export type ArticleContent = z.output<typeof articleContent>;
export type ArticleChange = z.output<typeof articleChange>;
export type ArticlePublication = z.output<typeof articlePublication>;
export type PublishedContent = z.infer<typeof publishedContent>;
export type ArticleAnswer = z.infer<typeof article>;
export type ArticleSummary = z.infer<typeof articleSummary>;
export type ArticleVersionAnswer = z.infer<typeof articleVersion>;
export type PublicArticle = z.infer<typeof publicArticle>;
export type PublicArticlePage = z.infer<typeof publicArticlePage>;
export type PublicArticleSummary = z.infer<typeof publicArticleSummary>;
