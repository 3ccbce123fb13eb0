import { useTranslation } from '@lens/platform/i18n';
import { BeforeAfter } from '../../sections/before-after/BeforeAfter';
import type { Result } from './load';
import styles from './Gallery.module.css';

/** A street at night before and after surgery, and up to five measured results. */
export function Gallery({ results }: { results: readonly Result[] }) {
  const { t } = useTranslation('common');
  return (
    <section id="gallery" className={styles.band} aria-labelledby="gallery-title" tabIndex={-1}>
      <header className={styles.head}>
        <h2 id="gallery-title">{t('gallery.title')}</h2>
        <p>
          {t('gallery.lead')} <span className={styles.move}>{t('gallery.move')}</span>
        </p>
      </header>
      <div className={styles.picture}>
        <BeforeAfter />
      </div>
      <p className={styles.note}>{t('gallery.note')}</p>
      {results.length > 0 ? (
        <table className={styles.results}>
          <caption>
            {t('gallery.entries')}
            {results.some(({ is_sample }) => is_sample) ? <small>{t('stories.samples')}</small> : null}
          </caption>
          <thead>
            <tr>
              {(['procedure', 'before', 'after', 'satisfaction'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`gallery.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ id, procedure_type, before_vision, after_vision, satisfaction }) => (
              <tr key={id}>
                <th scope="row">{procedure_type}</th>
                <td className={styles.before}>
                  <bdi dir="ltr">{before_vision}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{after_vision}</bdi>
                </td>
                <td>{t('gallery.of', { count: satisfaction ?? 0 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
