import { useTranslation } from '@lens/platform/i18n';
import { Answers } from '../../sections/Answers';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import { limitWords } from '../../sections/procedure/limit-words';
import { comparison } from './icl-facts';
import styles from './Versus.module.css';

/** The lens and the laser, answer by answer. */
export function Versus() {
  const { t } = useTranslation('common');
  const { attributes, note } = useCriticalPart(['common:icl.versus'], 'versus-title');
  return (
    <section {...attributes} className={styles.band} aria-labelledby="versus-title">
      <div className={styles.page}>
        <header>
          <h2 id="versus-title">{t('icl.versus.title')}</h2>
          {note}
        </header>
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
