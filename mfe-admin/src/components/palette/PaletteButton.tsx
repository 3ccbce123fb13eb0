import { SearchIcon } from '@lens/ui/icons/navigation';
import { isApplePlatform, openPalette } from './palette';
import styles from './PaletteButton.module.css';

/** Opens the palette by pointer, and shows its shortcut. */
export function PaletteButton({ compact = false }: { compact?: boolean }) {
  const isApple = isApplePlatform();
  return (
    <button
      type="button"
      className={styles.button}
      data-compact={compact}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={openPalette}
    >
      <SearchIcon className={styles.icon} />
      <span className={compact ? 'visually-hidden' : styles.label}>Search or go to…</span>
      {!compact && (
        <kbd className={styles.hint} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      )}
    </button>
  );
}
