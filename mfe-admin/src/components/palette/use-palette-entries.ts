import { useTranslation } from '@lens/platform/i18n';
import { useLocation, useNavigate } from '@lens/platform/router';
import { useScreens } from '../../session/use-screens';
import { useSignOut } from '../../session/use-sign-out';
import { settingsSections } from '../settings-sections';
import { useQuickActions } from '../use-quick-actions';
import { showShortcuts } from '../shortcuts/ShortcutList';
import { filterMatching, type PaletteEntry, type PaletteGroup } from './entries';
import { useRecentPlaces } from './recent-places';

const settingsPath = '/admin/settings';

/** The results that need no request: recent places, actions, and the screens of the role. */
export function usePaletteEntries(text: string): PaletteGroup[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const visited = useRecentPlaces((recent) => recent.places);

  const recentEntries: PaletteEntry[] = visited
    .filter(({ path }) => path !== pathname)
    .map(({ path, label, kind }) => ({
      id: `recent ${path}`,
      label,
      detail: kind === 'Screen' ? undefined : kind,
      run: () => navigate(path),
    }));
  const actionEntries: PaletteEntry[] = [
    ...useQuickActions().map(({ label, to }) => ({
      id: label,
      label,
      keywords: 'new create',
      run: () => navigate(to),
    })),
    { id: 'site', label: 'View the site', keywords: 'public home page', run: () => navigate('/') },
    { id: 'keys', label: 'Show keyboard shortcuts', keywords: 'keys help', run: showShortcuts },
    { id: 'out', label: 'Log out', keywords: 'sign out logout signout leave', run: () => void signOut() },
  ];
  const screens = useScreens();
  const screenEntries: PaletteEntry[] = screens.map(({ path, label }) => ({
    id: path,
    label: t(label),
    keywords: 'go to',
    run: () => navigate(path),
  }));
  const settingsEntries: PaletteEntry[] = screens
    .filter(({ path }) => path === settingsPath)
    .flatMap(({ path, label }) =>
      settingsSections.map(([id, title, keywords]) => ({
        id: `${path}#${id}`,
        label: title,
        detail: t(label),
        keywords: `${t(label)} ${keywords}`,
        run: () => navigate(`${path}#${id}`),
      })),
    );

  const screenGroup = {
    value: 'Go to',
    items: filterMatching(text ? [...screenEntries, ...settingsEntries] : screenEntries, text),
  };
  const actionGroup = { value: 'Actions', items: filterMatching(actionEntries, text) };
  return text
    ? [screenGroup, actionGroup]
    : [{ value: 'Recent', items: recentEntries }, actionGroup, screenGroup];
}
