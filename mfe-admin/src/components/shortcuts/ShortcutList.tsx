import { create } from 'zustand';
import { Switch } from '@base-ui/react/switch';
import { Button } from '@lens/ui/office/Button';
import { Dialog } from '@lens/ui/office/Dialog';
import { usePreferences } from '@lens/platform/preferences';
import { useShortcutGroups, useShortcuts } from '@lens/platform/shortcuts';
import styles from './ShortcutList.module.css';

const useShortcutListState = create<{ open: boolean }>()(() => ({ open: false }));
const setListOpen = (open: boolean) => useShortcutListState.setState({ open });
export const showShortcuts = () => setListOpen(true);

/** Opens the list of shortcuts by pointer, also while shortcuts are switched off. */
export const ShortcutsButton = () => (
  <Button look="quiet" hint="?" onClick={showShortcuts}>
    Keyboard shortcuts
  </Button>
);

const formatKey = (key: string) =>
  key
    .split('+')
    .map((part) => (part === 'mod' ? 'Ctrl' : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');

/** The shortcuts of the current screen, opened with a question mark. */
export function ShortcutList() {
  const open = useShortcutListState((state) => state.open);
  const groups = useShortcutGroups((registered) => registered.groups);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  useShortcuts([{ key: '?', label: 'Show keyboard shortcuts', run: showShortcuts }]);
  if (!open) return null;
  return (
    <Dialog title="Keyboard shortcuts" onClose={() => setListOpen(false)}>
      <dl className={styles.keys}>
        {Object.values(groups)
          .flat()
          .sort((one, other) => Number(one.key === '?') - Number(other.key === '?'))
          .map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{formatKey(key)}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
      </dl>
      <label className={styles.switch}>
        <Switch.Root
          className={styles.track}
          checked={singleKeys}
          onCheckedChange={(on) => usePreferences.setState({ singleKeys: on })}
        >
          <Switch.Thumb className={styles.thumb} />
        </Switch.Root>
        Use single-key shortcuts
      </label>
    </Dialog>
  );
}
