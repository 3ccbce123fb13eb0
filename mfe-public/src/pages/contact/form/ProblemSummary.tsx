import { useEffect, useRef } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { fieldNames } from '../request/form-state';
import type { Problem } from './use-submission';
import styles from './ProblemSummary.module.css';

interface Props {
  problem: Problem;
  /** Whether the page arrived with it: then the browser moves the focus there by itself. */
  fromServer: boolean;
}

/** Lists the faults with links to their fields. It takes the focus when a form is refused, and not while faults go. */
export function ProblemSummary({ problem, fromServer }: Props) {
  const { t } = useTranslation(['forms', 'common']);
  const { mainPhone } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const { errors, failure } = problem;
  const faults = fieldNames.flatMap((name) => (errors[name] ? [{ name, fault: errors[name] }] : []));
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      aria-atomic={false}
      tabIndex={-1}
      autoFocus={fromServer}
      className={styles.summary}
    >
      <h3>{failure ? t('failed.title') : t('errors.summary', { count: faults.length })}</h3>
      {failure ? (
        <p>
          {t(`failed.${failure}`)}{' '}
          <PhoneLink number={mainPhone} label={t('common:actions.call')} className={styles.phone} />
        </p>
      ) : null}
      <ul>
        {faults.map(({ name, fault }) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`errors.${name}.${fault}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
