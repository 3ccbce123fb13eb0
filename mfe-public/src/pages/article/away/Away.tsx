import { useTranslation } from '@lens/platform/i18n';
import { PageHero } from '../../../sections/page-hero/PageHero';
import { Trail } from '../../../sections/article/head/Trail';

/** In the place of an article that cannot be read at the moment. */
export function Away() {
  const { t } = useTranslation('common');
  return (
    <PageHero title={t('article.away.title')} lead={t('article.away.text')}>
      <Trail />
    </PageHero>
  );
}
