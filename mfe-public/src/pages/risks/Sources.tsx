import { useTranslation } from '@lens/platform/i18n';
import { Spans } from '../../sections/spans/Spans';
import type { Source } from './number-sources';
import styles from './Risks.module.css';

const idOf = (number: number) => `source-${number}`;

/** Leads to a source in the list. */
export function SourceMark({ number }: { number: number }) {
  const { t } = useTranslation('common');
  return (
    <a href={`#${idOf(number)}`} className={styles.mark}>
      <span className="visually-hidden">{t('riskNumbers.label.source')} </span>
      {number}
    </a>
  );
}

/** The studies, as they were printed. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.sources}>
      <h2>{t('riskNumbers.label.source')}</h2>
      <ol lang="en" dir="ltr">
        {sources.map(({ authors, title, publication, year, url }, index) => (
          <li key={url} id={idOf(index + 1)}>
            {authors} <a href={url}>{title}</a>. <Spans text={publication} />, {year}.
          </li>
        ))}
      </ol>
    </div>
  );
}
