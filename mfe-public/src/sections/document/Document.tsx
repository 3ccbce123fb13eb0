import type { ReactNode } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { formatDay } from '@lens/platform/format-date';
import { PhoneLink } from '@lens/ui/phone/PhoneLink';
import { Below } from '../below/Below';
import { useDue } from '../below/use-due';
import { PageHero } from '../PageHero';
import { legalFacts } from './legal-facts';
import styles from './Document.module.css';

export interface Chapter {
  /** Unique on the page: the table of contents links to it. */
  id: string;
  title: string;
  content: ReactNode;
}

interface DocumentProps {
  title: string;
  lead: string;
  chapters: readonly Chapter[];
}

/** A legal page: the day of its last change, a table of contents, its chapters, and whom to ask. */
export function Document({ title, lead, chapters }: DocumentProps) {
  const { t, i18n } = useTranslation('common');
  const { email, mainPhone } = useSettings();
  const isDue = useDue();
  const date = formatDay(new Date(legalFacts.updated), i18n.language);
  return (
    <>
      <PageHero title={title} lead={lead}>
        <div className={styles.state}>
          <p className={styles.draft}>{t('legal.draft')}</p>
          <p>{t('legal.updated', { date })}</p>
        </div>
      </PageHero>
      <Below isDue={isDue}>
        <div className={styles.document}>
          <nav aria-labelledby="contents-title" className={styles.contents}>
            <h2 id="contents-title">{t('legal.contents')}</h2>
            <ol>
              {chapters.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.chapters}>
            {chapters.map(({ id, title: name, content }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{name}</h2>
                {content}
              </section>
            ))}
            <section aria-labelledby="questions-title">
              <h2 id="questions-title">{t('legal.questions.title')}</h2>
              <p>{t('legal.questions.text')}</p>
              <p className={styles.reach}>
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
                <PhoneLink number={mainPhone} label={t('actions.call')} />
              </p>
            </section>
          </div>
        </div>
      </Below>
    </>
  );
}
