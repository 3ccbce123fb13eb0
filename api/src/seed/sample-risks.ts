import type { RiskCreate } from '@lens/contracts/risks';

type Source = RiskCreate['source'];

const prowl: Source = {
  authors: 'Eydelman M, Hilmantel G, Tarver ME, et al.',
  title:
    'Symptoms and Satisfaction of Patients in the Patient-Reported Outcomes With Laser In Situ Keratomileusis (PROWL) Studies',
  publication: 'JAMA Ophthalmology 135(1):13–22',
  year: 2017,
  url: 'https://doi.org/10.1001/jamaophthalmol.2016.4587',
};
const modernOutcomes: Source = {
  authors: 'Sandoval HP, Donnenfeld ED, Kohnen T, et al.',
  title: 'Modern laser in situ keratomileusis outcomes',
  publication: 'Journal of Cataract and Refractive Surgery 42(8):1224–1234',
  year: 2016,
  url: 'https://doi.org/10.1016/j.jcrs.2016.07.012',
};
const pain: Source = {
  authors: 'Betz J, Behrens H, Harkness BM, et al.',
  title: 'Ocular Pain after Refractive Surgery: Interim Analysis of Frequency and Risk Factors',
  publication: 'Oregon Health & Science University, list of publications',
  year: 2023,
  url: 'https://ohsu.elsevierpure.com/en/publications/ocular-pain-after-refractive-surgery-interim-analysis-of-frequenc',
};
const keratitis: Source = {
  authors: 'Schallhorn SC',
  title: 'Incidence of microbial keratitis after laser vision correction low',
  publication: 'Healio Ophthalmology, report of a poster at the meeting of ARVO',
  year: 2013,
  url: 'https://cm.healio.com/news/ophthalmology/20130601/incidence-of-microbial-keratitis-after-laser-vision-correction-low',
};
const surface: Source = {
  authors: 'Sobas EM, Videla S, Maldonado MJ, Pastor JC',
  title: 'Ocular pain and discomfort after advanced surface ablation: an ignored complaint',
  publication: 'Clinical Ophthalmology 9:1625–1632',
  year: 2015,
  url: 'https://doi.org/10.2147/OPTH.S86812',
};
const endophthalmitis: Source = {
  authors: 'Allan BD, Argeles-Sabate I, Mamalis N',
  title:
    'Endophthalmitis rates after implantation of the intraocular Collamer lens: survey of users between 1998 and 2006',
  publication: 'Journal of Cataract and Refractive Surgery 35(4):766–769',
  year: 2009,
  url: 'https://doi.org/10.1016/j.jcrs.2008.12.027',
};
const contactLenses: Source = {
  authors: 'Stapleton F, Keay L, Edwards K, et al.',
  title: 'The incidence of contact lens-related microbial keratitis in Australia',
  publication: 'Ophthalmology 115(10):1655–1662',
  year: 2008,
  url: 'https://doi.org/10.1016/j.ophtha.2008.04.002',
};

const haze: Source = {
  authors: 'Kundu G, D’Souza S, Lalgudi VG, et al.',
  title:
    'Photorefractive keratectomy (PRK) Prediction, Examination, tReatment, Follow-up, Evaluation, Chronic Treatment (PERFECT) protocol',
  publication: 'Indian Journal of Ophthalmology 68(12):2950–2955',
  year: 2020,
  url: 'https://doi.org/10.4103/ijo.IJO_2623_20',
};
const cataract: Source = {
  authors: 'Kocová H, Vlková E, Michalcová L, et al.',
  title:
    'Cataract Occurrence after Implantation of Posterior Chamber Phakic Intraocular Lens ICL – Long-term Outcomes',
  publication: 'Česká a slovenská oftalmologie 73(3):87–93',
  year: 2017,
  url: 'https://prolekare.cz/en/journals/czech-and-slovak-ophthalmology/2017-3-1/cataract-occurrence-after-implantation-of-posterior-chamber-phakic-intraocular-lens-icl-long-term-outcomes-62917',
};
const dryEyes: Source = {
  authors: 'Nichols JJ',
  title: 'Survey: Self-reported dry eye higher in contact lens wearers',
  publication: 'Healio Ophthalmology, report of a survey that Ohio State University made in 2004',
  year: 2005,
  url: 'https://cm.healio.com/news/ophthalmology/20120331/survey-self-reported-dry-eye-higher-in-contact-lens-wearers',
};

const unreviewed = { reviewer: null, reviewed_on: null, months: null, studied: null } as const;
const fewerThanOne = { affected: 1, out_of: 1000, bound: 'fewer' } as const;

/** Numbers of published studies, for the demo alone: a practice writes down its own. */
export const sampleRisks: RiskCreate[] = [
  {
    // Of those whose eyes were not dry before, about 28% had dry eyes after three months.
    ...unreviewed,
    ...{ option: 'lasik', harm: 'dryness', affected: 28, out_of: 100, bound: 'about', counted: 'newly' },
    ...{ months: 3, onset: 'days', duration: 'months', severity: 'moderate', source: prowl },
  },
  {
    // Of those without double images, glare, halos and starbursts before, 46% in the civilian study had one of them.
    ...unreviewed,
    ...{ option: 'lasik', harm: 'glare', affected: 46, out_of: 100, bound: 'about', counted: 'newly' },
    ...{ months: 3, onset: 'days', duration: 'months', severity: 'mild', source: prowl },
  },
  {
    // 27 of 377,866 eyes.
    ...unreviewed,
    ...{ option: 'lasik', harm: 'infection', ...fewerThanOne, counted: 'eyes', studied: 377_866 },
    ...{ onset: 'days', duration: 'treated', severity: 'severe', source: keratitis },
  },
  {
    // 12 of 109 people, of whom 87% had LASIK and the others PRK: pain of 3 or more of 10 after three and six months.
    ...unreviewed,
    ...{ option: 'lasik', harm: 'lastingPain', affected: 11, out_of: 100, bound: 'about', counted: 'people' },
    ...{ studied: 109, months: 6, onset: 'days', duration: 'stays', severity: 'moderate', source: pain },
  },
  {
    // 359 of 58,653 eyes lost two lines of the eye chart or more, with the best glasses.
    ...unreviewed,
    ...{ option: 'lasik', harm: 'visionLoss', affected: 6, out_of: 1000, bound: 'about', counted: 'eyes' },
    ...{ studied: 58_653, onset: 'anytime', duration: 'stays', severity: 'severe', source: modernOutcomes },
  },
  {
    // 97% of 73 people, after a kind of surgery on the surface of the cornea that is close to PRK.
    ...unreviewed,
    ...{ option: 'prk', harm: 'pain', affected: 97, out_of: 100, bound: 'about', counted: 'people' },
    ...{ studied: 73, onset: 'days', duration: 'days', severity: 'moderate', source: surface },
  },
  {
    // 11 of 40,363 eyes.
    ...unreviewed,
    ...{ option: 'prk', harm: 'infection', ...fewerThanOne, counted: 'eyes', studied: 40_363 },
    ...{ onset: 'days', duration: 'treated', severity: 'severe', source: keratitis },
  },
  {
    // 3 of 17,954 lenses.
    ...unreviewed,
    ...{ option: 'icl', harm: 'infection', ...fewerThanOne, counted: 'eyes', studied: 17_954 },
    ...{ onset: 'days', duration: 'treated', severity: 'severe', source: endophthalmitis },
  },
  {
    // 22 of 238 eyes.
    ...unreviewed,
    ...{ option: 'prk', harm: 'haze', affected: 9, out_of: 100, bound: 'about', counted: 'eyes' },
    ...{ studied: 238, onset: 'weeks', duration: 'months', severity: 'moderate', source: haze },
  },
  {
    // In 7 of 62 eyes the lens was removed for it, ten years later on average: lenses of an earlier form.
    ...unreviewed,
    ...{ option: 'icl', harm: 'cataract', affected: 11, out_of: 100, bound: 'about', counted: 'eyes' },
    ...{
      studied: 62,
      months: 126,
      onset: 'years',
      duration: 'treated',
      severity: 'severe',
      source: cataract,
    },
  },
  {
    // 23.9% of those who wear glasses.
    ...unreviewed,
    ...{ option: 'glasses', harm: 'dryness', affected: 24, out_of: 100, bound: 'about', counted: 'people' },
    ...{ onset: 'anytime', duration: 'months', severity: 'mild', source: dryEyes },
  },
  {
    // 52.3% of those who wear contact lenses.
    ...unreviewed,
    ...{ option: 'contacts', harm: 'dryness', affected: 52, out_of: 100, bound: 'about', counted: 'people' },
    ...{ onset: 'anytime', duration: 'months', severity: 'mild', source: dryEyes },
  },
  {
    // 4.2 of 10,000 who wear contact lenses, in a year.
    ...unreviewed,
    ...{ option: 'contacts', harm: 'infection', ...fewerThanOne, counted: 'yearly' },
    ...{ onset: 'anytime', duration: 'treated', severity: 'severe', source: contactLenses },
  },
  {
    // 0.6 of 10,000 lost two lines of the eye chart or more, in a year.
    ...unreviewed,
    ...{ option: 'contacts', harm: 'visionLoss', ...fewerThanOne, counted: 'yearly' },
    ...{ onset: 'anytime', duration: 'stays', severity: 'severe', source: contactLenses },
  },
];
