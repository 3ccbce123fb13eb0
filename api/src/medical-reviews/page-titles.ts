import type { MedicalPage } from '@lens/contracts/medical-pages';

/** What staff call the medical pages. */
export const pageTitles: Readonly<Record<MedicalPage, string>> = {
  lasik: 'LASIK',
  prk: 'PRK',
  icl: 'ICL',
  technology: 'Technology',
};
