import { useEffect, useRef } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { CheckIcon } from '@lens/ui/icons/state';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import styles from './Sent.module.css';

/** Thanks for a request that has arrived, with the reference to name on the phone. */
export function Sent({ reference }: { reference: string | undefined }) {
  const { t } = useTranslation(['forms', 'common']);
  const { emergencyPhone } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <Arcs className={styles.arcs} draw />
      <CheckIcon className={styles.check} />
      <h1 ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <p>
        {t('sent.text')} <PhoneLink number={emergencyPhone} label={t('common:contact.emergency.line')} />
      </p>
      <p>{t('common:contact.bring.lenses')}</p>
      {reference ? (
        <dl className={styles.reference}>
          <dt>{t('sent.reference')}</dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
          <dd>{t('sent.why')}</dd>
        </dl>
      ) : null}
      <Link to="/contact">{t('sent.another')}</Link>
    </section>
  );
}
