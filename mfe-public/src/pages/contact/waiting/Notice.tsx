import { useEffect, useRef } from 'react';
import { waitingRequestHours } from '@lens/contracts/browser-lifetimes';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { deliver } from './delivery';
import { changeQueue } from './stored-queue';
import { removeEntry, type Entry } from './queue';
import styles from './Notice.module.css';

/** Western digits in every language, as phone numbers have them. */
const timeIn = (language: string, moment: number): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);

interface NoticeProps {
  entry: Entry;
  /** `alert` for the request that was sent from this form a moment ago: its writer has to know at once. */
  role?: 'alert' | 'status';
}

/** The state of one request that could not be sent at first, with what its writer can do. */
export function Notice({ entry, role }: NoticeProps) {
  const { t, i18n } = useTranslation(['forms', 'common']);
  const { mainPhone } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const { key, fate, since, reference = '' } = { reference: undefined, ...entry };
  const isWaiting = fate === 'waiting';
  useEffect(() => {
    if (role === 'alert') box.current?.focus();
  }, [role]);
  const forget = () => changeQueue((queue) => removeEntry(queue, key));
  const values = { time: timeIn(i18n.language, since), hours: waitingRequestHours, reference };
  return (
    <div ref={box} role={role} tabIndex={-1} className={styles.notice} data-fate={fate}>
      <h3>{t(`waiting.${fate}.title`)}</h3>
      <p>{t(`waiting.${fate}.text`, values)}</p>
      {isWaiting ? <p>{t('waiting.limit', values)}</p> : null}
      <p className={styles.actions}>
        {isWaiting ? (
          <button type="button" onClick={() => void deliver()}>
            {t('waiting.now')}
          </button>
        ) : null}
        <button type="button" onClick={forget}>
          {t(isWaiting ? 'waiting.discard' : 'waiting.close')}
        </button>
        {fate === 'sent' ? null : <PhoneLink number={mainPhone} label={t('common:actions.call')} />}
      </p>
    </div>
  );
}
