import type { ActionContext, ActionResult, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { MailedLink } from './link/MailedLink';
import { spend } from './link/spend';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:newsletter.unsubscribe.meta'),
  noindex: true,
});

export const action = (context: ActionContext): Promise<ActionResult> => spend('unsubscribe', context);

export const Page = ({ actionState }: PageProps) => (
  <MailedLink purpose="unsubscribe" actionState={actionState} />
);
