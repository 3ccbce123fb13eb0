import { useTranslation } from '@lens/platform/i18n';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import { DiopterScale } from '../../sections/DiopterScale';
import { limitWords } from '../../sections/procedure/limit-words';
import { limitations, ranges } from './icl-facts';
import styles from './Limitations.module.css';

const groups = [
  'common:icl.limitations',
  'common:icl.scale',
  ...limitations.map((name) => `common:icl.${name}`),
];

/** How far a laser reaches and how far the lens does, and why. */
export function Limitations() {
  const { t } = useTranslation(['common', 'medical']);
  const { note } = useCriticalPart(groups, 'limitations-title');
  return (
    <section className={styles.band} aria-labelledby="limitations-title">
      <div className={styles.page}>
        <header className={styles.head}>
          <h2 id="limitations-title">{t('icl.limitations.title')}</h2>
          <p>{t('icl.limitations.lead')}</p>
          {note}
        </header>
        <DiopterScale
          caption={t('icl.scale.caption')}
          ends={{ near: t('icl.scale.near'), far: t('icl.scale.far') }}
          reaches={[
            {
              name: t('medical:icl.name'),
              text: t('icl.scale.icl', limitWords.icl),
              ranges: ranges.icl,
              isLit: true,
            },
            {
              name: t('medical:lasik.name'),
              text: t('icl.scale.laser', limitWords.icl),
              ranges: ranges.laser,
            },
          ]}
        />
        <dl className={styles.reasons}>
          {limitations.map((name) => (
            <div key={name}>
              <dt>{t(`icl.${name}.title`)}</dt>
              <dd>{t(`icl.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
