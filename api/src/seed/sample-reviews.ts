import type { CitedPart, MedicalPage } from '@lens/contracts/medical-pages';
import type { MedicalReviewChange, MedicalSource } from '@lens/contracts/medical-reviews';
import { optometrist, surgeon } from './sample-articles/sample-article.js';
import { daysBefore } from './sample-days.js';

type SampleReview = MedicalReviewChange & { is_sample: true };

/** Published works; what the demo invents is who reviewed its pages. */
const works = {
  symptoms: {
    citation:
      'Eydelman M, Hilmantel G, Tarver ME, et al. Symptoms and Satisfaction of Patients in the Patient-Reported Outcomes With Laser In Situ Keratomileusis (PROWL) Studies. JAMA Ophthalmology, 2017.',
    url: 'https://doi.org/10.1001/jamaophthalmol.2016.4587',
  },
  lasikRisks: {
    citation:
      'U.S. Food and Drug Administration. LASIK: What are the risks and how can I find the right doctor for me?',
    url: 'https://www.fda.gov/medical-devices/lasik/what-are-risks-and-how-can-i-find-right-doctor-me',
  },
  notForMe: {
    citation: 'U.S. Food and Drug Administration. LASIK: When is LASIK not for me?',
    url: 'https://www.fda.gov/medical-devices/lasik/when-lasik-not-me',
  },
  lasikOrPrk: {
    citation:
      'Shortt AJ, Allan BDS, Evans JR. Laser-assisted in-situ keratomileusis (LASIK) versus photorefractive keratectomy (PRK) for myopia. Cochrane Database of Systematic Reviews, 2013.',
    url: 'https://doi.org/10.1002/14651858.CD005135.pub3',
  },
  icl: {
    citation: 'U.S. Food and Drug Administration. Premarket approval P030016: Collamer lens for myopia.',
    url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpma/pma.cfm?id=P030016',
  },
} as const;

const cite = (work: keyof typeof works, ...cited_at: CitedPart[]): MedicalSource => ({
  ...works[work],
  cited_at,
});

/** No source stands beside the demo's own figures, which are invented. */
const pageSources: Record<MedicalPage, MedicalSource[]> = {
  lasik: [cite('symptoms', 'risks'), cite('lasikRisks', 'risks'), cite('notForMe', 'candidacy')],
  prk: [cite('lasikOrPrk', 'risks')],
  icl: [cite('icl', 'candidacy')],
  technology: [],
};

const articleSources: Readonly<Record<string, MedicalSource[]>> = {
  'lasik-prk-or-icl': [cite('symptoms'), cite('icl')],
};

const yearDays = 365;

interface Reviewer {
  reviewed_by: string;
  license: string;
}

const bySurgeon: Reviewer = { reviewed_by: surgeon, license: 'California, A 000000' };
const byOptometrist: Reviewer = { reviewed_by: optometrist, license: 'California, OPT 00000' };

/** @param age in days; the next review is due a year after */
const review = (
  now: number,
  age: number,
  fields: Reviewer & Pick<SampleReview, 'written_by' | 'sources'>,
): SampleReview => ({
  ...fields,
  reviewed_on: daysBefore(now, age),
  due_on: daysBefore(now, age - yearDays),
  is_sample: true,
});

/** In days: those of the technology are due soon. */
const pageAges: Record<MedicalPage, number> = { lasik: 40, prk: 41, icl: 41, technology: 350 };
const articleAge = 10;

/** Who wrote and who reviewed a page of the demo. */
export const sampleReviewOf = (page: MedicalPage, now: number): SampleReview =>
  review(now, pageAges[page], { ...bySurgeon, written_by: optometrist, sources: pageSources[page] });

/** The same for a sample article, which somebody else than its author reviews; undefined for one without a review. */
export function sampleReviewOfArticle(slug: string, author: string, now: number): SampleReview | undefined {
  const sources = articleSources[slug];
  const reviewer = author === surgeon ? byOptometrist : bySurgeon;
  return sources && review(now, articleAge, { ...reviewer, written_by: author, sources });
}
