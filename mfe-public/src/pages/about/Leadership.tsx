import { useTranslation } from '@lens/platform/i18n';
import { formatFigureInText } from '../../sections/figure/format-figure';
import { roles, type AboutFigures } from './about-facts';
import styles from './Leadership.module.css';

/** What the surgeon leads: practice, residency, research and mission. */
export function Leadership({ figures }: { figures: AboutFigures }) {
  const { t, i18n } = useTranslation('common');
  const figureText = (key: keyof AboutFigures) => formatFigureInText(figures[key], i18n.language);
  const values = {
    years: figureText('practice_years'),
    procedures: figureText('procedures_performed'),
    missions: figureText('guam_missions'),
    islands: figureText('pacific_islands'),
  };
  return (
    <section id="leadership" className={styles.band} aria-labelledby="leadership-title">
      <h2 id="leadership-title">{t('about.leadership.title')}</h2>
      <dl>
        {roles.map((role) => (
          <div key={role} className={styles.role}>
            <dt>{t(`about.leadership.${role}.title`)}</dt>
            <dd>{t(`about.leadership.${role}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
