import { useTranslation } from '@lens/platform/i18n';
import { CheckIcon } from '@lens/ui/icons/state';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import styles from './Bring.module.css';

/** The note under an item, by the key of its text. */
const notes = { glasses: 'lenses', driver: 'why' } as const;
const items = ['glasses', 'insurance', 'medications', 'id', 'questions', 'driver'] as const;

export function Bring() {
  const { t } = useTranslation('common');
  const { attributes, note } = useCriticalPart(['common:contact.bring'], 'bring-title');
  return (
    <section {...attributes} className={styles.bring} aria-labelledby="bring-title">
      <header>
        <h2 id="bring-title">{t('contact.bring.title')}</h2>
        {note}
      </header>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <CheckIcon />
            <div>
              {t(`contact.bring.${item}`)}
              {item === 'glasses' || item === 'driver' ? <p>{t(`contact.bring.${notes[item]}`)}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
