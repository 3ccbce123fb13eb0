import { useScreens } from '../session/use-screens';

export interface QuickAction {
  label: string;
  to: string;
  /** The screen of the action; a role that may open the screen may start the action. */
  screen: string;
}

/** The address's hash that opens the file picker on the media screen. */
export const uploadHash = '#upload';

const actions: QuickAction[] = [
  { label: 'Add Testimonial', to: '/admin/testimonials/new', screen: '/admin/testimonials' },
  { label: 'Write Article', to: '/admin/articles/new', screen: '/admin/articles' },
  { label: 'Upload Media', to: `/admin/media${uploadHash}`, screen: '/admin/media' },
];

/** The actions that the current role may start. */
export function useQuickActions(): QuickAction[] {
  const screens = useScreens();
  return actions.filter(({ screen }) => screens.some(({ path }) => path === screen));
}
