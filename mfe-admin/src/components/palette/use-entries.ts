import { useTranslation } from '@lens/platform/i18n';
import { useLocation, useNavigate } from '@lens/platform/router';
import { useScreens } from '../../session/use-screens';
import { useSignOut } from '../../session/use-sign-out';
import { useQuickActions } from '../quick-actions/use-quick-actions';
import { showKeys } from '../shortcuts/ShortcutList';
import { matching, type Entry, type EntryGroup } from './entries';
import { useRecent } from './recent';

/** What is known without asking: where somebody was, what there is to do, and every screen that the role may use. */
export function useEntries(text: string): EntryGroup[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  const places = useRecent((recent) => recent.places);

  const recent: Entry[] = places
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
    { id: 'out', label: 'Log out', words: 'sign out', run: () => void signOut() },
  ];
  const screens: Entry[] = useScreens().map(({ path, label }) => ({
    id: path,
    label: t(label),
    words: 'go to',
    run: () => navigate(path),
  }));

  const goTo = { value: 'Go to', items: matching(screens, text) };
  const toDo = { value: 'Actions', items: matching(actions, text) };
  return text ? [goTo, toDo] : [{ value: 'Recent', items: recent }, toDo, goTo];
}
