import { useTranslation } from '@lens/platform/i18n';
import { useLocation, useNavigate } from '@lens/platform/router';
import { useScreens } from '../../session/use-screens';
import { useSignOut } from '../../session/use-sign-out';
import { sections } from '../settings-sections';
import { useQuickActions } from '../use-quick-actions';
import { showKeys } from '../shortcuts/ShortcutList';
import { matching, type Entry, type EntryGroup } from './entries';
import { useRecent } from './recent';

const settingsPath = '/admin/settings';

/** What is known without asking: where somebody was, what there is to do, and every screen that the role may use. */
export function useEntries(text: string): EntryGroup[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const visited = useRecent((recent) => recent.places);

  const recent: Entry[] = visited
    .filter(({ path }) => path !== pathname)
    .map(({ path, label, kind }) => ({
      id: `recent ${path}`,
      label,
      note: kind === 'Screen' ? undefined : kind,
      run: () => navigate(path),
    }));
  const actions: Entry[] = [
    ...useQuickActions().map(({ label, to }) => ({
      id: label,
      label,
      words: 'new create',
      run: () => navigate(to),
    })),
    { id: 'site', label: 'View the site', words: 'public home page', run: () => navigate('/') },
    { id: 'keys', label: 'Show keyboard shortcuts', words: 'keys help', run: showKeys },
    { id: 'out', label: 'Log out', words: 'sign out logout signout leave', run: () => void signOut() },
  ];
  const screens = useScreens();
  const places: Entry[] = screens.map(({ path, label }) => ({
    id: path,
    label: t(label),
    words: 'go to',
    run: () => navigate(path),
  }));
  const settings: Entry[] = screens
    .filter(({ path }) => path === settingsPath)
    .flatMap(({ path, label }) =>
      sections.map(([id, title, words]) => ({
        id: `${path}#${id}`,
        label: title,
        note: t(label),
        words: `${t(label)} ${words}`,
        run: () => navigate(`${path}#${id}`),
      })),
    );

  const goTo = { value: 'Go to', items: matching(text ? [...places, ...settings] : places, text) };
  const toDo = { value: 'Actions', items: matching(actions, text) };
  return text ? [goTo, toDo] : [{ value: 'Recent', items: recent }, toDo, goTo];
}
