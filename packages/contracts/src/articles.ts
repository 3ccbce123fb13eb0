import { z } from 'zod';
import { languageCode } from './language-code.js';
import { listQuery, pageOf } from './lists.js';
import { publicImage } from './media.js';
import { moment } from './moment.js';
import { perLanguage } from './per-language.js';
import { richText } from './rich-text.js';

export const articleStatuses = ['draft', 'scheduled', 'published'] as const;
export const articleCategories = [
  'innovation',
  'procedures',
  'technology',
  'patient-care',
  'mission',
] as const;

/** Words of an address: `first-week-after-prk`. */
export const slug = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use lower-case letters and digits, with single dashes between words.',
  );

/** What an article says in one language. A body that says nothing is not written yet: it is read along the fallback. */
export const articleText = z
  .strictObject({
    title: z.string().trim().min(1).max(200),
    excerpt: z.string().trim().max(500),
    body: richText,
    /** What a search result says in place of title and excerpt; left out where those serve. */
    seo_title: z.string().trim().min(1).max(120).optional(),
    seo_description: z.string().trim().min(1).max(320).optional(),
  })
  .meta({ id: 'ArticleText' });

export const articleTexts = perLanguage(articleText);

const attributes = {
  slug,
  author: z.string().trim().min(1).max(120),
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

/** A whole article, for creating and for replacing one. */
export const articleContent = z
  .strictObject({
    ...attributes,
    cover_id: attributes.cover_id.default(null),
    status: attributes.status.default('draft'),
    published_at: moment.nullable().default(null),
    texts: articleTexts,
  })
  .refine(({ status, published_at }) => status !== 'scheduled' || published_at !== null, {
    path: ['published_at'],
    error: 'Say when it is to appear.',
  });

const identity = {
  id: z.uuid(),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Goes up with every change; sent back as `If-Match`. */
  revision: z.int(),
};

/** Languages whose text is older than the English one: what it says may have changed meanwhile. */
const stale = z.array(languageCode);

export const article = z.object({ ...identity, ...attributes, texts: articleTexts, stale });

/** A line of the staff's list: the English title, and the languages there are. */
export const articleSummary = z.object({
  ...identity,
  ...attributes,
  title: z.string(),
  languages: z.array(languageCode),
  stale,
});

export const publicArticleSummary = z
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

export const publicArticleQuery = listQuery(['published_at'], '-published_at').extend({
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
export type ArticleCategory = (typeof articleCategories)[number];
export type ArticleText = z.infer<typeof articleText>;
export type ArticleTexts = z.infer<typeof articleTexts>;
export type ArticleContent = z.output<typeof articleContent>;
export type ArticleAnswer = z.infer<typeof article>;
export type ArticleSummary = z.infer<typeof articleSummary>;
export type ArticleVersionAnswer = z.infer<typeof articleVersion>;
export type PublicArticle = z.infer<typeof publicArticle>;
export type PublicArticlePage = z.infer<typeof publicArticlePage>;
export type PublicArticleSummary = z.infer<typeof publicArticleSummary>;
