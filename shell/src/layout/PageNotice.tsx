import { useEffect, useState } from 'react';
import { useNavigation, useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import buttons from '@lens/ui/button/button.module.css';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useMenuLabels } from './header/use-menu-labels';
import { useOnline } from '../window/use-online';
import styles from './PageNotice.module.css';

interface RemoteFailureProps {
  /** Loads the part of the page again, without reloading the document. */
  onRetry: () => void;
  retrying: boolean;
  /** Whether the page's text is shown as well, whose heading is the document's. */
  beside?: boolean;
  /** The path of the page, for the link without JavaScript; by default the open page. */
  href?: string;
}

/** Shown in place of a remote that failed: with a plain link until React has started, then with a retry button. */
export function RemoteFailure({ onRetry, retrying, beside = false, href = '' }: RemoteFailureProps) {
  const { t } = useTranslation('navigation');
  const { mainPhone } = useSettings();
  const online = useOnline();
  const [interactive, setInteractive] = useState(false);
  useEffect(() => setInteractive(true), []);
  useEffect(() => {
    if (retrying) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry, retrying]);
  const Heading = beside ? 'h2' : 'h1';
  return (
    <section className={beside ? styles.beside : styles.notice} aria-labelledby="failure-title">
      <Arcs className={styles.arcs} />
      <Heading id="failure-title">{t('failure.title')}</Heading>
      <p>{t(online ? 'failure.body' : 'failure.offline')}</p>
      <div className={styles.actions} aria-live="polite">
        {interactive ? (
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={retrying}
            onClick={retrying ? undefined : onRetry}
          >
            {t(retrying ? 'failure.retrying' : 'failure.retry')}
          </button>
        ) : (
          <Link to={href} reloadDocument className={buttons.primary}>
            {t('failure.retry')}
          </Link>
        )}
        <PhoneLink
          number={mainPhone}
          label={t('contact.call')}
          icon={<PhoneIcon />}
          className={buttons.secondary}
        />
      </div>
    </section>
  );
}

/** Pages that visitors most often look for. */
const suggestedPaths = ['/procedures', '/contact'];

/** Shown for an unknown address: links to other pages, and the phone number. */
export function NotFound() {
  const { t } = useTranslation('navigation');
  const label = useMenuLabels();
  const { mainPhone } = useSettings();
  const suggestions = useNavigation('header').filter(({ path }) => suggestedPaths.includes(path));
  return (
    <section className={styles.notice}>
      <Arcs className={styles.arcs} />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.body')}</p>
      <div className={styles.actions}>
        <Link to="/" className={buttons.primary}>
          {t('notFound.home')}
        </Link>
        {suggestions.map((entry) => (
          <Link key={entry.id} to={entry.path} className={buttons.secondary}>
            {label(entry.label)}
          </Link>
        ))}
        <PhoneLink
          number={mainPhone}
          label={t('contact.call')}
          icon={<PhoneIcon />}
          className={buttons.secondary}
        />
      </div>
    </section>
  );
}

/** Shown while a page loads. It is as tall as the window, so that the layout does not shift. */
export function PageSkeleton() {
  const { t } = useTranslation('navigation');
  return (
    <div className={styles.skeleton}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
    </div>
  );
}
