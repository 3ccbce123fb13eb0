import type { ActionContext, ActionResult, PageHead, PageProps, Translate } from '@lens/contracts/page';
import { MailedLink } from './link/MailedLink';
import { spend } from './link/spend';

export const head = (_data: unknown, t: Translate): PageHead => ({
  title: t('common:newsletter.confirm.meta'),
  noindex: true,
});

export const action = (context: ActionContext): Promise<ActionResult> => spend('confirm', context);

export const Page = ({ actionState }: PageProps) => (
  <MailedLink purpose="confirm" actionState={actionState} />
);
