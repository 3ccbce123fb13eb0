import type { PageHead } from '@lens/contracts/page';
import { DeskHead, DeskPage } from '../../components/desk-page/DeskPage';
import { Colleagues } from './colleagues/Colleagues';
import { LivePanel } from './LivePanel';
import { Pending } from './pending/Pending';
import { Sets } from './sets/Sets';
import styles from './PublishingPage.module.css';

export const head = (): PageHead => ({ title: 'Publishing · Translations · Back office', noindex: true });

/** What of the desk is live, what would be, and the way back. */
export const Page = () => (
  <DeskPage>
    <DeskHead title="Publishing" />
    <Colleagues />
    <div className={styles.publishing}>
      <Pending />
      <LivePanel />
      <Sets />
    </div>
  </DeskPage>
);
