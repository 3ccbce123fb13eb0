import type { ActionContext, ActionResult, Json, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { useSearchParams } from '@lens/platform/router';
import { newsletterProblemOf, type NewsletterProblem } from '@lens/ui/newsletter/Newsletter';
import { NewsletterBox } from '../../sections/NewsletterBox';
import { Notice } from './Notice';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:newsletter.meta.title'),
  description: t('common:newsletter.meta.description'),
  noindex: true,
});

type Refusal = { email: string; problem: NewsletterProblem };

const isRefusal = (state: Json | undefined): state is Refusal =>
  typeof state === 'object' && state !== null && 'email' in state && 'problem' in state;

const statuses = { invalid: 422, busy: 429, away: 503 } as const;

/** Answers every newsletter box of the site that was posted without JavaScript. */
export async function action({ api, form, lng, signal }: ActionContext): Promise<ActionResult> {
  const { email = '', language = lng, website = '' } = form;
  try {
    await api.post('/newsletter', { email: email.trim(), language, website }, { signal });
    return { redirect: '/newsletter?sent=1' };
  } catch (failure) {
    const problem = newsletterProblemOf(failure);
    return { status: statuses[problem], state: { email, problem } };
  }
}

export function Page({ actionState }: PageProps) {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  if (search.get('sent') === '1')
    return <Notice title={t('newsletter.sent.title')} text={t('newsletter.form.sent')} isDone />;
  return (
    <Notice title={t('newsletter.title')} text={t('newsletter.lead')}>
      <NewsletterBox refused={isRefusal(actionState) ? actionState : undefined} />
    </Notice>
  );
}
