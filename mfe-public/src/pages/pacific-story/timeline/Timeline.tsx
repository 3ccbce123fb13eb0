import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { timeline } from '../pacific-facts';
import { Reached } from './Reached';
import styles from './Timeline.module.css';

/** The years of the mission along one arc. */
export function Timeline() {
  const { t } = useTranslation('common');
  const { demo } = useSettings();
  return (
    <section className={styles.band} aria-labelledby="timeline-title">
      <header className={styles.head}>
        <h2 id="timeline-title">
          {t('pacificStory.timeline.title', { from: timeline[0]?.year, to: timeline.at(-1)?.year })}
        </h2>
        {demo ? <p>{t('pacificStory.timeline.sample')}</p> : null}
      </header>
      <ol className={styles.years}>
        {timeline.map(({ year, stats, side, highlight, current }) => (
          <li
            key={year}
            data-side={side}
            data-highlight={highlight}
            aria-current={current ? 'date' : undefined}
          >
            <article aria-labelledby={`year-${year}`}>
              <p className={styles.year}>{year}</p>
              <Reached count={stats.islands} />
              <h3 id={`year-${year}`}>{t(`pacificStory.timeline.${year}.title`)}</h3>
              <p>{t(`pacificStory.timeline.${year}.text`)}</p>
              <dl>
                {(['islands', 'people', 'missions'] as const).map((name) => (
                  <div key={name}>
                    <dt>{t(`pacificStory.timeline.${name}`)}</dt>
                    <dd>{stats[name]}</dd>
                  </div>
                ))}
              </dl>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
