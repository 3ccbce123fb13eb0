import type { PageHead, PageProps } from '@lens/contracts/page';
import { Navigate } from '@lens/platform/router';
import { requestAddress } from './use-open-request';

export const head = (): PageHead => ({ title: 'Consultations · Back office', noindex: true });

/** One request's own address, as mails name it: the inbox with the request open. */
export const Page = ({ params: { id = '' } }: PageProps) => <Navigate to={requestAddress(id)} replace />;
