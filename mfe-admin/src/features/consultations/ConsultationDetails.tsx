import type { ReactNode } from 'react';
import type { Consultation } from '@lens/contracts/consultations';
import { MailIcon, PhoneIcon } from '@lens/ui/icons/contact';
import { Drawer } from '../../components/dialog/Drawer';
import { exactTime } from '../../components/time-ago/time-ago';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { channelLabels, fullName, languageLabel, procedureLabels } from './labels';
import { StatusSelect } from './StatusSelect';
import { telephoneLink } from './telephone-link';
import styles from './ConsultationDetails.module.css';

interface ConsultationDetailsProps {
  consultation: Consultation;
  onClose: () => void;
}

/** Everything that someone wrote, and the two ways to answer. */
export function ConsultationDetails({ consultation, onClose }: ConsultationDetailsProps) {
  const { email, phone, procedure, message, preferredContact, language, interpreter, created_at } =
    consultation;
  const fields: [label: string, value: ReactNode][] = [
    [
      'Received',
      <>
        {exactTime(created_at)} (<TimeAgo since={created_at} />)
      </>,
    ],
    ['Procedure', procedureLabels[procedure]],
    ['Prefers', channelLabels[preferredContact]],
    ['Language', languageLabel(language)],
    ['Interpreter', interpreter ? 'Wanted' : 'Not wanted'],
    ['Phone', <bdi dir="ltr">{phone}</bdi>],
    ['Email', <bdi dir="ltr">{email}</bdi>],
  ];
  return (
    <Drawer label={`Request of ${fullName(consultation)}`} side="end" onClose={onClose}>
      <div className={styles['details']}>
        <h2 className={styles['name']}>
          <bdi>{fullName(consultation)}</bdi>
        </h2>
        <div className={styles['answer']}>
          <a href={telephoneLink(phone)} className={styles['link']}>
            <PhoneIcon /> Call
          </a>
          <a href={`mailto:${email}`} className={styles['link']}>
            <MailIcon /> Write an email
          </a>
        </div>
        <div className={styles['status']}>
          <span aria-hidden="true">Status</span>
          <StatusSelect consultation={consultation} />
        </div>
        <dl className={styles['fields']}>
          {fields.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles['heading']}>Message</h3>
        <p dir="auto" lang={language ?? undefined} className={styles['message']}>
          {message || 'No message.'}
        </p>
        <p className={styles['hint']}>
          <kbd>Esc</kbd> closes this panel.
        </p>
      </div>
    </Drawer>
  );
}
