type PublicPage = readonly [page: string, path: string];

const home: PublicPage = ['Home', '/'];
const about: PublicPage = ['About', '/about'];
const pacific: PublicPage = ['Pacific story', '/pacific-story'];
const testimonials: PublicPage = ['Testimonials', '/testimonials'];
const financing: PublicPage = ['Financing', '/financing'];

/** The public pages that show a figure; a browser test checks them. */
export const figurePages: Readonly<Record<string, readonly PublicPage[]>> = {
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
