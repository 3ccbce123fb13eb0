type Place = readonly [page: string, path: string];

const home: Place = ['Home', '/'];
const about: Place = ['About', '/about'];
const pacific: Place = ['Pacific story', '/pacific-story'];
const testimonials: Place = ['Testimonials', '/testimonials'];
const financing: Place = ['Financing', '/financing'];

/** Which public pages show a figure; a browser test reads them there. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  procedures_performed: [home, about, testimonials],
  success_rate: [home, about, pacific, testimonials],
  practice_years: [home, about, pacific, financing],
  surgeon_years: [home, about],
  pacific_islands: [home, about, pacific],
  guam_procedures: [home, about],
  residents_served: [about],
  travel_cost_saved: [about],
  research_funding: [about],
  guam_missions: [home, about],
  lives_impacted: [about, pacific],
  satisfaction: [about, testimonials],
  average_rating: [about, testimonials],
};
