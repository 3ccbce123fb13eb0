import { useTranslation } from '@lens/platform/i18n';
import { Answers } from '../../sections/Answers';
import { limitWords } from '../../sections/procedure/limit-words';
import { comparison } from './icl-facts';
import styles from './Versus.module.css';

/** The lens and the laser, answer by answer. */
export function Versus() {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="versus-title">
      <div className={styles.page}>
        <h2 id="versus-title">{t('icl.versus.title')}</h2>
        <Answers
          caption={t('icl.versus.title')}
          columns={[t('icl.versus.icl'), t('icl.versus.laser')]}
          rows={comparison.map((name) => ({
            question: t(`icl.versus.${name}.question`),
            answers: [
              t(`icl.versus.${name}.lens`, limitWords.icl),
              t(`icl.versus.${name}.light`, limitWords.icl),
            ],
          }))}
        />
      </div>
    </section>
  );
}
