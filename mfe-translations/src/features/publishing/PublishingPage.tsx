import type { PageHead } from '@lens/contracts/page';
import { DeskHeader, DeskPage } from '../../components/desk-page/DeskPage';
import { PublicationNotice } from './colleagues/PublicationNotice';
import { PublishedPanel } from './PublishedPanel';
import { PendingPanel } from './pending/PendingPanel';
import { Sets } from './sets/Sets';
import styles from './PublishingPage.module.css';

export const head = (): PageHead => ({ title: 'Publishing · Translations · Back office', noindex: true });

/** What can be published, what is published, and the earlier sets. */
export const Page = () => (
  <DeskPage>
    <DeskHeader title="Publishing" />
    <PublicationNotice />
    <div className={styles.publishing}>
      <PendingPanel />
      <PublishedPanel />
      <Sets />
    </div>
  </DeskPage>
);
