import { useTranslation } from '@lens/platform/i18n';
import { SceneImage } from '../../sections/image/SceneImage';
import { benefits, equipment } from './technology-facts';
import type { formatClaims } from './format-claims';
import styles from './Equipment.module.css';

/** A card for each machine: technology, innovation, benefits and limit. */
export function Equipment({ claims }: { claims: ReturnType<typeof formatClaims> }) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.band} aria-labelledby="equipment-title">
      <header className={styles.head}>
        <h2 id="equipment-title">{t('technology.equipment.title')}</h2>
        <p>{t('technology.equipment.lead')}</p>
      </header>
      {equipment.map((name) => (
        <article key={name} className={styles.card} aria-labelledby={`${name}-title`}>
          <SceneImage
            name={`equipment/${name}`}
            alt={t(`technology.equipment.${name}.alt`)}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className={styles.picture}
          />
          <div className={styles.words}>
            <h3 id={`${name}-title`}>{t(`technology.equipment.${name}.name`)}</h3>
            <p className={styles.figure}>
              <strong>{t(`technology.equipment.${name}.figure`, claims)}</strong>{' '}
              <span>{t(`technology.equipment.${name}.meaning`)}</span>
            </p>
            <dl>
              <dt>{t('technology.equipment.technology')}</dt>
              <dd>{t(`technology.equipment.${name}.technology`)}</dd>
              <dt>{t('technology.equipment.innovation')}</dt>
              <dd>{t(`technology.equipment.${name}.innovation`)}</dd>
              <dt>{t('technology.equipment.benefits')}</dt>
              {benefits.map((benefit) => (
                <dd key={benefit}>{t(`technology.equipment.${name}.benefits.${benefit}`)}</dd>
              ))}
              <dt>{t('technology.equipment.limit')}</dt>
              <dd>{t(`technology.equipment.${name}.limit`)}</dd>
            </dl>
          </div>
        </article>
      ))}
    </section>
  );
}
