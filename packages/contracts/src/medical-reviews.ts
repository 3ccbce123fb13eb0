import { z } from 'zod';
import { listQuery, pageOf } from './lists.js';
import { medicalReviewMaxLengths as length } from './max-lengths.js';
import { citedParts, medicalPages } from './medical-pages.js';
import { revisionFields } from './revisions.js';

/** `due`: within thirty days. */
export const medicalReviewStates = ['overdue', 'due', 'missing', 'current'] as const;

/** The days before the next review in which staff are told of it. */
export const reviewNoticeDays = 30;

const line = z.string().trim().min(1).max(length.line);
const address = z
  .url()
  .max(length.address)
  .regex(/^https:\/\/[^\s/]/, 'Write an address that begins with https://.');
const citedPart = z.enum([...new Set(Object.values(citedParts).flat())]);

const source = z
  .strictObject({
    /** As it is cited: who wrote it, its title, where and when it appeared. */
    citation: z.string().trim().min(1).max(length.citation),
    url: address.nullable(),
    /** The parts of the page that cite it; none for an article, whose text has the numbers. */
    cited_at: z.array(citedPart).max(citedPart.options.length),
  })
  .meta({ id: 'MedicalSource' });

const content = {
  written_by: line.nullable(),
  reviewed_by: line.nullable(),
  /** Of who reviewed it: the state and the number. */
  license: line.nullable(),
  reviewed_on: z.iso.date().nullable(),
  /** The day by which the next review is due. */
  due_on: z.iso.date().nullable(),
  /** In the order of their numbers. */
  sources: z.array(source).max(30),
};

const reviewFields = ['reviewed_by', 'license', 'reviewed_on', 'due_on'] as const;

/** A review as a whole: without one of its parts nobody could tell who stands for the page, and until when. */
export const medicalReviewChange = z.strictObject(content).check(({ value, issues }) => {
  const missing = reviewFields.filter((field) => value[field] === null);
  if (missing.length > 0 && missing.length < reviewFields.length)
    for (const field of missing)
      issues.push({
        code: 'custom',
        path: [field],
        input: null,
        message: 'A review has a name, a license, its day and the day of the next one.',
      });
  if (value.reviewed_by !== null && value.reviewed_by === value.written_by)
    issues.push({
      code: 'custom',
      path: ['reviewed_by'],
      input: value.reviewed_by,
      message: 'Somebody else than the writer reviews it.',
    });
  if (value.reviewed_on && value.due_on && value.due_on <= value.reviewed_on)
    issues.push({
      code: 'custom',
      path: ['due_on'],
      input: value.due_on,
      message: 'The next review is later than this one.',
    });
});

/** Who wrote and who reviewed a page or an article, for staff. */
export const medicalReview = z.object({
  id: z.uuid(),
  /** Null for an article. */
  page: z.enum(medicalPages).nullable(),
  article_id: z.uuid().nullable(),
  /** The name of the page, or the English title of the article. */
  title: z.string(),
  ...content,
  state: z.enum(medicalReviewStates),
  /** Numbers that the published text of an article names and that no source has. */
  numbers_without_source: z.array(z.int()),
  /** Sources that the published English text of an article names nowhere. */
  sources_without_number: z.array(z.int()),
  is_sample: z.boolean(),
  created_at: z.string(),
  ...revisionFields,
});

/** What visitors read of it. */
export const publicMedicalReview = z.object({ ...content, is_sample: z.boolean() });

/** `GET /api/medical-reviews/public/{page}`; null while nothing is recorded. */
export const pageReview = z.object({ review: publicMedicalReview.nullable() });

export const medicalPageParam = z.strictObject({ page: z.enum(medicalPages) });

/** By default those that are due first; those that nobody has reviewed come last. */
export const medicalReviewQuery = listQuery(['due_on', 'reviewed_on', 'created_at'], 'due_on').extend({
  state: z.enum(medicalReviewStates).optional(),
});

export const medicalReviewPage = pageOf(medicalReview);

export type MedicalReviewState = (typeof medicalReviewStates)[number];
export type MedicalSource = z.infer<typeof source>;
export type MedicalReviewChange = z.output<typeof medicalReviewChange>;
export type MedicalReview = z.infer<typeof medicalReview>;
export type PublicMedicalReview = z.infer<typeof publicMedicalReview>;
export type PageReview = z.infer<typeof pageReview>;
