import type { RiskContent } from '@lens/contracts/risks';

/** What is said of a risk, whatever it is a risk of. */
export const sampleRisk: RiskContent = {
  affected: 28,
  out_of: 100,
  bound: 'about',
  counted: 'people',
  studied: 312,
  months: 3,
  onset: 'days',
  duration: 'months',
  severity: 'moderate',
  source: {
    authors: 'Author A, Author B',
    title: 'A study of eyes',
    publication: 'Journal 1(1):1–2',
    year: 2020,
    url: 'https://doi.org/10.1000/1',
  },
  reviewer: null,
  reviewed_on: null,
};
