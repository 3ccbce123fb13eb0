import type { PageProps } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { PageHero } from '../../sections/PageHero';
import { Trail } from '../../sections/article/head/Trail';
import { TryAgain } from '../../sections/try-again/TryAgain';
import styles from './Away.module.css';

/** Replaces an article while the API is away. */
export function Away({ address, reload }: { address: string } & Pick<PageProps, 'reload'>) {
  const { t } = useTranslation('common');
  return (
    <PageHero title={t('article.away.title')} lead={t('article.away.text')}>
      <div className={styles.ways}>
        <TryAgain to={address} reload={reload} />
        <Trail />
      </div>
    </PageHero>
  );
}
