import { z } from 'zod';
import { articleCategories } from './article-categories.js';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { articleMaxLengths as length } from './max-lengths.js';
import { publicImage } from './media.js';
import { timestamp } from './timestamp.js';
import { perLanguage } from './per-language.js';
import { revisionFields } from './revisions.js';
import { isEmptyBody, richText } from './rich-text.js';

const articleStatuses = ['draft', 'scheduled', 'published'] as const;

/** The last part of an article's address: `first-week-after-prk`. */
export const slug = z
  .string()
  .max(length.slug)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lower-case letters and digits, with single dashes between words.',
  );

/** An article in one language. An empty body counts as not written yet, and readers get the one of the fallback. */
const articleText = z
  .strictObject({
    title: z.string().trim().min(1).max(length.title),
    excerpt: z.string().trim().max(length.excerpt),
    body: richText,
    /** Title and description for search results; by default the title and the excerpt. */
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
    .refine((categories) => new Set(categories).size === categories.length, 'Name each category once.'),
  cover_id: z.uuid().nullable(),
  status: z.enum(articleStatuses),
  /** ISO 8601. If it is in the future, the article appears at that time. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
};

const draftFields = {
  slug: attributes.slug,
  author: attributes.author,
  categories: attributes.categories,
  cover_id: attributes.cover_id.default(null),
  texts: articleTexts,
};

interface Schedule {
  status?: string | undefined;
  published_at?: string | null | undefined;
}

const hasTime = ({ status, published_at }: Schedule): boolean =>
  status !== 'scheduled' || Boolean(published_at);
const missingTime = { path: ['published_at'], error: 'Say when the article should appear.' };

/** A complete article, for creating one. */
export const articleContent = z
  .strictObject({
    ...draftFields,
    status: attributes.status.default('draft'),
    published_at: timestamp.nullable().default(null),
  })
  .refine(hasTime, missingTime);

/**
 * A complete draft, for saving one. What visitors read does not change, unless `status` or `published_at` differ from
 * the article's.
 */
export const articleChange = z
  .strictObject({
    ...draftFields,
    status: attributes.status.optional(),
    published_at: timestamp.nullable().optional(),
  })
  .refine(hasTime, missingTime)
  .refine(({ status, published_at }) => status !== undefined || !published_at, {
    path: ['status'],
    error: 'Say whether to schedule or to publish the article at this time.',
  });

/** When to publish the draft: now if null. If left out, at the article's earlier time, or now if it has none. */
export const articlePublication = z.strictObject({ published_at: timestamp.nullable().optional() });

const identity = {
  id: z.uuid(),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  ...revisionFields,
};

/** The languages whose text is older than the English, which may have changed since. */
const stale = z.array(languageCode);

/** What visitors read, or will read at the scheduled time; null if the article is not published. */
const publication = {
  /** The slug in its public address. */
  published_slug: slug.nullable(),
  /** The revision that it was published from. */
  published_revision: z.int().nullable(),
  /** Whether the draft differs from what is published. */
  has_changes: z.boolean(),
};

/** The draft, and what is published of it. */
export const article = z.object({ ...identity, ...attributes, ...publication, texts: articleTexts, stale });

/** The published content of an article, in all its languages. */
export const publishedContent = z.object({
  slug: attributes.slug,
  author: attributes.author,
  categories: attributes.categories,
  cover_id: attributes.cover_id,
  texts: articleTexts,
  /** The revision of the article, not of its published content. */
  revision: z.int(),
});

/** The path of a field that an article cannot be published without. */
export type MissingPart = 'texts.en.title' | 'texts.en.excerpt' | 'texts.en.body';

/** The parts of the English text that are missing before the article can be published. */
export function missingParts({ en }: ArticleTexts): MissingPart[] {
  return [
    ...(en.title.trim() ? [] : (['texts.en.title'] as const)),
    ...(en.excerpt.trim() ? [] : (['texts.en.excerpt'] as const)),
    ...(isEmptyBody(en.body) ? (['texts.en.body'] as const) : []),
  ];
}

/** A row of the staff's list: the English title, and the languages that the article is written in. */
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
    /** The language of title and excerpt, which may be a fallback. */
    lng: languageCode,
    /** The language of the body, which may be a fallback. */
    body_lng: languageCode,
    /** How long reading the body takes, in minutes. */
    read_time: z.int(),
    is_sample: z.boolean(),
    created_at: z.string(),
    /** Null until the cover's variants are ready. */
    cover: publicImage.nullable(),
  })
  .omit({ status: true });

export const publicArticle = publicArticleSummary.extend({
  body: richText,
  /** For search results, in the language of the title: what staff wrote for that, or else title and excerpt. */
  seo_title: z.string(),
  seo_description: z.string(),
  /** The pictures in the body whose variants are ready. */
  images: z.array(publicImage),
  /** The languages that the body is written in. */
  languages: z.array(languageCode),
});

const requestedLanguage = { lng: languageCode.default('en') };

export const articleQuery = listQuery(
  ['created_at', 'updated_at', 'published_at', 'slug'],
  '-created_at',
).extend({
  status: attributes.status.optional(),
  category: z.enum(articleCategories).optional(),
});

export const publicArticleQuery = listQuery(['published_at', 'created_at'], '-published_at').extend({
  category: z.enum(articleCategories).optional(),
  ...requestedLanguage,
});

export const publicArticleRequest = z.strictObject(requestedLanguage);
export const articlePage = pageOf(articleSummary);

/** The counts are of all published articles, not only of those on the page. */
export const publicArticlePage = pageOf(publicArticleSummary).extend({
  categories: z.array(z.object({ category: z.enum(articleCategories), count: z.int() })),
});

/** An earlier revision of an article. */
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
