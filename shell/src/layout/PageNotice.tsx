import { useEffect, useState } from 'react';
import { useNavigation, useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import buttons from '@lens/ui/button/button.module.css';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useLabels } from './header/labels';
import { useOnline } from '../window/use-online';
import styles from './PageNotice.module.css';

interface RemoteFailureProps {
  /** Loads the page's part once more, without a reload. */
  onRetry: () => void;
  retrying: boolean;
  /** Stands with the text that it speaks of, under that text's own heading. */
  beside?: boolean;
  /** The page's path, for the link that works without JavaScript; absent, it is the page at hand. */
  href?: string;
}

/** Stands where a remote should be. A plain link until React is there, then a retry in place. */
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

/** Where most of those who lose their way were going. */
const likely = ['/procedures', '/contact'];

/** In the place of a page that there is not: ways on, by web and by phone. */
export function NotFound() {
  const { t } = useTranslation('navigation');
  const label = useLabels();
  const { mainPhone } = useSettings();
  const ways = useNavigation('header').filter(({ path }) => likely.includes(path));
  return (
    <section className={styles.notice}>
      <Arcs className={styles.arcs} />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.body')}</p>
      <div className={styles.actions}>
        <Link to="/" className={buttons.primary}>
          {t('notFound.home')}
        </Link>
        {ways.map((entry) => (
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

/** Holds a page's place while its parts travel: as tall as the window, so that nothing jumps. */
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
