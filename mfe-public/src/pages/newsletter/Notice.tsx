import type { ReactNode } from 'react';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { Arcs } from '@lens/ui/arcs/Arcs';
import { CheckIcon } from '@lens/ui/icons/state';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** Whether the visitor is done here: then a link leads on. */
  isDone?: boolean;
  children?: ReactNode;
}

/** A page that says one thing. */
export function Notice({ title, text, isDone = false, children }: NoticeProps) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.notice}>
      <Arcs className={styles.arcs} draw />
      {isDone ? <CheckIcon className={styles.check} /> : null}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      {isDone ? <Link to="/blog">{t('newsletter.read')}</Link> : null}
    </section>
  );
}
