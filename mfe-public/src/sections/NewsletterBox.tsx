import { useTranslation } from '@lens/platform/i18n';
import { createPageApi } from '@lens/platform/page-api';
import { useHref } from '@lens/platform/router';
import { Newsletter, type NewsletterProblem } from '@lens/ui/newsletter/Newsletter';

const api = createPageApi('/api');

interface NewsletterBoxProps {
  refused?: { email: string; problem: NewsletterProblem } | undefined;
}

/** The newsletter form posts to /newsletter by itself. With JavaScript it is sent in place. */
export function NewsletterBox({ refused }: NewsletterBoxProps) {
  const { t, i18n } = useTranslation('common');
  const action = useHref('/newsletter');
  return (
    <Newsletter
      texts={t('newsletter.form', { returnObjects: true })}
      action={action}
      language={i18n.language}
      send={(request) => api.post('/newsletter', request)}
      refused={refused}
    />
  );
}
