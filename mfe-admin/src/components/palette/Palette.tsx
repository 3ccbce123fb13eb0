import { useEffect, useRef } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@lens/platform/i18n';
import { useLocation } from '@lens/platform/router';
import { SearchIcon } from '@lens/ui/icons/navigation';
import dialog from '@lens/ui/office/Dialog.module.css';
import { makeBackgroundInert } from '@lens/ui/office/make-background-inert';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { useScreens } from '../../session/use-screens';
import { closePalette, usePalette } from './palette';
import { useRememberPlace } from './recent-places';
import { usePaletteKey } from './use-palette-key';
import styles from './Palette.module.css';

/** Opens any screen and starts any action from the keyboard. Its search is loaded when it is first opened. */
export function Palette() {
  const { isOpen, hasChosen } = usePalette();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const screen = useScreens().find(({ path }) => path === pathname);
  useRememberPlace('Screen', pathname, screen && t(screen.label));
  usePaletteKey();
  useEffect(() => {
    if (hasChosen) document.getElementById('main')?.focus({ preventScroll: true });
  }, [hasChosen]);
  return isOpen ? <PaletteWindow /> : null;
}

/** The field is there before the search is loaded, so that typed letters are not taken for shortcuts of the page. */
function PaletteWindow() {
  const text = usePalette((palette) => palette.text);
  const input = useRef<HTMLInputElement>(null);
  const searchModule = useQuery({
    queryKey: ['palette', 'code'],
    queryFn: async () => ({ Search: (await import('./PaletteSearch')).PaletteSearch }),
    staleTime: Infinity,
  });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closePalette()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup
          ref={makeBackgroundInert}
          className={styles.window}
          aria-label="Search or go to"
          initialFocus={input}
          finalFocus={() => !usePalette.getState().hasChosen}
        >
          {searchModule.data ? (
            <searchModule.data.Search input={input} />
          ) : (
            <div className={styles.head}>
              <SearchIcon className={styles.icon} />
              <input
                ref={input}
                className={styles.input}
                aria-label="Search or go to"
                autoComplete="off"
                value={text}
                onChange={({ target }) => usePalette.setState({ text: target.value })}
              />
            </div>
          )}
          {searchModule.isError && (
            <RetryNotice onRetry={() => void searchModule.refetch()} retrying={searchModule.isFetching}>
              The search could not be loaded.
            </RetryNotice>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
