import type { PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link, useSearchParams } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import buttons from '@lens/ui/button/button.module.css';
import { PhoneIcon } from '@lens/ui/icons/contact';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { Below } from '../../sections/below/Below';
import { useDue } from '../../sections/below/use-due';
import { ClosingCall } from '../../sections/ClosingCall';
import { Bring } from './Bring';
import { Emergency } from './Emergency';
import { Expect } from './Expect';
import { ConsultationForm } from './form/ConsultationForm';
import { isFormState } from './request/form-state';
import { Sent } from './form/Sent';
import { referenceIn } from './form/sent-search';
import { Hours } from './hours/Hours';
import type { ContactData } from './load';
import { Quick } from './Quick';
import { Reach } from './reach/Reach';
import { Way } from './way/Way';
import styles from './contact.module.css';

export { action } from './form/action';
export { load } from './load';
export { Elsewhere } from './waiting/Elsewhere';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:contact.meta.title'),
  description: t('common:contact.meta.description'),
});

export function Page({ data, actionState }: PageProps<ContactData>) {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  const { mainPhone } = useSettings();
  const isDue = useDue();
  const sent = search.get('sent');
  const refusal = isFormState(actionState) ? actionState : undefined;
  return (
    <>
      {sent ? (
        <Sent reference={referenceIn(sent)} />
      ) : (
        <div className={styles.hero}>
          <Arcs count={6} draw className={styles.arcs} />
          <header className={styles.intro}>
            <h1>{t('contact.hero.title')}</h1>
            <p>{t('contact.hero.lead')}</p>
          </header>
          <Hours />
          {isDue ? (
            <>
              <ConsultationForm refusal={refusal} />
              <Reach />
            </>
          ) : null}
        </div>
      )}
      <Below isDue={isDue}>
        <Quick />
        <Expect />
        <Bring />
        <div className={styles.times}>
          <Way directions={data?.directions} />
          <Emergency />
        </div>
        <ClosingCall
          title={t('contact.closing.title')}
          text={t('contact.closing.text')}
          actions={
            <>
              <PhoneLink
                number={mainPhone}
                label={t('actions.call')}
                icon={<PhoneIcon />}
                className={buttons.primary}
              />
              <Link to="/testimonials" className={buttons.secondary}>
                {t('contact.closing.testimonials')}
              </Link>
            </>
          }
        />
      </Below>
    </>
  );
}
