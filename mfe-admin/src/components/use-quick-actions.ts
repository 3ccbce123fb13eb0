import { useScreens } from '../session/use-screens';

export interface QuickAction {
  label: string;
  to: string;
  /** The screen that it belongs to: whoever may open that may do this. */
  screen: string;
}

/** Where its screen finds out that somebody came to upload. */
export const uploadHash = '#upload';

const actions: QuickAction[] = [
  { label: 'Add Testimonial', to: '/admin/testimonials/new', screen: '/admin/testimonials' },
  { label: 'Write Article', to: '/admin/articles/new', screen: '/admin/articles' },
  { label: 'Upload Media', to: `/admin/media${uploadHash}`, screen: '/admin/media' },
];

/** What whoever is signed in can begin at once. */
export function useQuickActions(): QuickAction[] {
  const screens = useScreens();
  return actions.filter(({ screen }) => screens.some(({ path }) => path === screen));
}
