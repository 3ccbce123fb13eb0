import { useTranslation } from '@lens/platform/i18n';
import styles from './OnThisPage.module.css';

interface OnThisPageProps {
  hasEducation: boolean;
  hasAwards: boolean;
}

/** Links to the sections of this long page. They stay in view where there is room. */
export function OnThisPage({ hasEducation, hasAwards }: OnThisPageProps) {
  const { t } = useTranslation('common');
  const places = [
    'leadership',
    hasEducation && 'education',
    'pacific',
    'telemedicine',
    'surgery',
    'research',
    hasAwards && 'awards',
    'impact',
  ] as const;
  return (
    <nav className={styles.nav} aria-label={t('about.nav.label')}>
      <ul>
        {places.map((place) =>
          place ? (
            <li key={place}>
              <a href={`#${place}`}>{t(`about.nav.${place}`)}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
