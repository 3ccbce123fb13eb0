import type { Json } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { useSearchParams } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { Notice } from '../Notice';
import styles from './MailedLink.module.css';

interface MailedLinkProps {
  /** What the link is for. */
  purpose: 'confirm' | 'unsubscribe';
  actionState?: Json | undefined;
}

const failureIn = (state: Json | undefined): 'invalid' | 'away' | undefined => {
  const { failure } = (state ?? {}) as { failure?: 'invalid' | 'away' };
  return failure;
};

/** Where a mailed link leads. Mail scanners open links as well, so only the button does anything. */
export function MailedLink({ purpose, actionState }: MailedLinkProps) {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  const token = search.get('token');
  const failure = failureIn(actionState);
  if (search.get('done') === '1')
    return (
      <Notice title={t(`newsletter.${purpose}.done`)} text={t(`newsletter.${purpose}.doneText`)} isDone />
    );
  if (!token || failure === 'invalid')
    return <Notice title={t('newsletter.invalid.title')} text={t('newsletter.invalid.text')} />;
  return (
    <Notice title={t(`newsletter.${purpose}.title`)} text={t(`newsletter.${purpose}.text`)}>
      <form method="post" className={styles.form}>
        <input type="hidden" name="token" value={token} />
        {failure ? <p role="alert">{t('newsletter.away')}</p> : null}
        <button type="submit" className={buttons.primary}>
          {t(`newsletter.${purpose}.button`)}
        </button>
      </form>
    </Notice>
  );
}
