import type { SettingsUpdate } from '@lens/contracts/settings';

const institution = (
  name: string,
  degree: string,
  years: [from: number, to: number],
  honours: string,
): SettingsUpdate['institutions'][number] => ({
  name,
  degree,
  honours,
  from: years[0],
  to: years[1],
  isSample: true,
});

const award = (title: string, year: number): SettingsUpdate['awards'][number] => ({
  title,
  year,
  isSample: true,
});

/** Invented for the demo, like the surgeon, and marked as samples: no such school or prize exists. */
export const sampleQualifications: Pick<SettingsUpdate, 'institutions' | 'awards'> = {
  institutions: [
    institution('Alder Bay College', 'BSc, Biology', [1992, 1996], 'First in her year'),
    institution('Northmere School of Medicine', 'Doctor of Medicine', [1996, 2000], 'Dean’s list'),
    institution('Harrowgate Eye Hospital', 'Residency in ophthalmology', [2000, 2004], 'Chief resident'),
    institution(
      'Tidewater Cornea Institute',
      'Fellowship in cornea and refractive surgery',
      [2004, 2005],
      'Fellow’s prize for research',
    ),
  ],
  awards: [
    award('Alder Bay Prize for Teaching', 2009),
    award('Coastline Medal for Community Care', 2011),
    award('Northmere Alumni Award', 2013),
    award('Open Waters Mission Award', 2014),
    award('Clear Horizon Research Grant', 2016),
    award('Tidewater Surgeon of the Year', 2018),
    award('Lagoon Prize for Telemedicine', 2020),
    award('Harrowgate Lecture', 2022),
    award('Reef and Ridge Lifetime Honour', 2024),
  ],
};
