import type { Consultation } from '@lens/contracts/consultations';
import { MailIcon, PhoneIcon } from '@lens/ui/icons/contact';
import button from '@lens/ui/office/Button.module.css';
import { telephoneLink } from '../telephone-link';
import styles from './Details.module.css';

/** Links to call or write; the preferred one stands out. */
export function ContactLinks({ consultation }: { consultation: Consultation }) {
  const { phone, email, reference, preferredContact } = consultation;
  const subject = encodeURIComponent(`Your consultation request ${reference}`);
  const look = (channel: Consultation['preferredContact']) =>
    channel === preferredContact ? 'main' : 'plain';
  return (
    <div className={styles.contactLinks}>
      <a href={telephoneLink(phone)} className={button.button} data-look={look('phone')}>
        <PhoneIcon />
        <span className="visually-hidden">Call </span>
        <bdi dir="ltr">{phone}</bdi>
      </a>
      <a href={`mailto:${email}?subject=${subject}`} className={button.button} data-look={look('email')}>
        <MailIcon />
        <span className="visually-hidden">Write to </span>
        <bdi dir="ltr" className={styles.email}>
          {email}
        </bdi>
      </a>
    </div>
  );
}
