import { directionOf } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import type { ContactData } from '../load';
import { Sketch } from './Sketch';
import styles from './Way.module.css';

const ways = ['parking', 'transit'] as const;

/** How to find the practice: a sketch, and the texts of staff on parking and public transit. */
export function Way({ directions }: { directions: ContactData['directions'] | undefined }) {
  const { t } = useTranslation('common');
  const texts = ways.flatMap((name) => (directions?.[name] ? [{ name, ...directions[name] }] : []));
  return (
    <section className={styles.way} aria-labelledby="way-title">
      <h2 id="way-title">{t('contact.way.title')}</h2>
      <figure>
        <Sketch crossStreet={directions?.crossStreet ?? null} />
        <figcaption>{t('contact.way.sketch')}</figcaption>
      </figure>
      {texts.length > 0 ? (
        <dl>
          {texts.map(({ name, text, lng }) => (
            <div key={name}>
              <dt>{t(`contact.way.${name}`)}</dt>
              <dd lang={lng} dir={directionOf(lng)}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
