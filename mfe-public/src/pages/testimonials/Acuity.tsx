import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { useTranslation } from '@lens/platform/i18n';
import styles from './Acuity.module.css';

/** A patient's sight before and after. */
export function Acuity({ story }: { story: Pick<PublicTestimonial, 'before_vision' | 'after_vision'> }) {
  const { t } = useTranslation('common');
  return (
    <dl className={styles.acuity}>
      <div>
        <dt>{t('stories.before')}</dt>
        <dd>
          <bdi dir="ltr">{story.before_vision}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('stories.after')}</dt>
        <dd>
          <bdi dir="ltr">{story.after_vision}</bdi>
        </dd>
      </div>
    </dl>
  );
}
