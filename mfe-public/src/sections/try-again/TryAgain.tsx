import { useEffect, useRef, useState } from 'react';
import type { PageProps } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { useHydrated } from '../../hydration/use-hydrated';

interface TryAgainProps extends Pick<PageProps, 'reload'> {
  /** The address to open without JavaScript. */
  to: string;
}

/** Loads the data of a page again after a failure. */
export function TryAgain({ to, reload }: TryAgainProps) {
  const { t } = useTranslation('common');
  const isHydrated = useHydrated();
  const [isTrying, setTrying] = useState(false);
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      // The button goes once the data is there, and the focus with it.
      if (wasPressed.current && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  const tryAgain = () => {
    wasPressed.current = true;
    setTrying(true);
    const stop = () => setTrying(false);
    void reload?.().then(stop, stop);
  };
  return (
    <div aria-live="polite">
      {isHydrated && reload ? (
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={isTrying}
          onClick={isTrying ? undefined : tryAgain}
        >
          {t(isTrying ? 'article.retrying' : 'article.retry')}
        </button>
      ) : (
        <Link to={to} reloadDocument className={buttons.secondary}>
          {t('article.retry')}
        </Link>
      )}
    </div>
  );
}
