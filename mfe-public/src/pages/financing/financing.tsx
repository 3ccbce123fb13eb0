import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { practiceFigures } from '@lens/contracts/practice-facts';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { formFor } from '../../sections/form-address/form-address';
import { PageHero } from '../../sections/PageHero';
import { Concierge } from './Concierge';
import { heroFacts } from './financing-facts';
import { Investment } from './Investment';
import { Journey } from './Journey';
import type { FinancingData } from './load';
import { Options } from './options/Options';
import { Value } from './Value';
import styles from './financing.module.css';

export { load } from './load';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:financing.meta.title'),
  description: t('common:financing.meta.description'),
});

export function Page({ data }: PageProps<FinancingData>) {
  const { t } = useTranslation('common');
  const isDue = useDue();
  return (
    <>
      <PageHero title={t('financing.hero.title')} lead={t('financing.hero.lead')}>
        <dl className={styles.facts}>
          {heroFacts.map((fact) => (
            <div key={fact}>
              <dt>{t(`financing.hero.facts.${fact}.label`)}</dt>
              <dd>{t(`financing.hero.facts.${fact}.value`)}</dd>
            </div>
          ))}
        </dl>
      </PageHero>
      <Below isDue={isDue}>
        <Investment />
        <Options />
        <Value years={data?.years ?? practiceFigures.practice_years} />
        <Journey />
        <Concierge />
        <ClosingCall
          title={t('financing.closing.title')}
          text={t('financing.closing.text')}
          actions={
            <>
              <Link to={formFor('consultation')} className={buttons.primary}>
                {t('financing.closing.schedule')}
              </Link>
              <Link to="/procedures" className={buttons.secondary}>
                {t('financing.closing.procedures')}
              </Link>
            </>
          }
        />
      </Below>
    </>
  );
}
