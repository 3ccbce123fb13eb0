import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { useCriticalPart } from '../../sections/critical-part/use-critical-part';
import styles from './Emergency.module.css';

/** The number for patients with trouble after their surgery. */
export function Emergency() {
  const { t } = useTranslation('common');
  const { emergencyPhone, mainPhone } = useSettings();
  const { attributes, note } = useCriticalPart(['common:contact.emergency'], 'emergency-title');
  return (
    <section {...attributes} className={styles.emergency} aria-labelledby="emergency-title">
      <Arcs count={5} className={styles.arcs} />
      <h2 id="emergency-title">{t('contact.emergency.title')}</h2>
      <p>{t('contact.emergency.text')}</p>
      {note}
      <PhoneLink number={emergencyPhone} label={t('contact.emergency.line')} className={styles.number} />
      {emergencyPhone === mainPhone ? <p>{t('contact.emergency.same')}</p> : null}
      <p>{t('contact.emergency.other')}</p>
    </section>
  );
}
