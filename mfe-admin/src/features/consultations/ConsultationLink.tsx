import type { PageHead, PageProps } from '@lens/contracts/page';
import { Navigate } from '@lens/platform/router';
import { requestAddress } from './use-open-request';

export const head = (): PageHead => ({ title: 'Consultations · Back office', noindex: true });

/** The address of one request in mails; it opens the inbox with the request. */
export const Page = ({ params: { id = '' } }: PageProps) => <Navigate to={requestAddress(id)} replace />;
