import type { PageHead } from '@lens/contracts/page';
import { DeskHeader, DeskPage } from '../../components/desk-page/DeskPage';
import { Runs } from './list/Runs';
import { StartRun } from './start/StartRun';
import styles from './RunsPage.module.css';

export const head = (): PageHead => ({
  title: 'Machine translation · Translations · Back office',
  noindex: true,
});

/** Many texts by services: what it will cost, how far it is, and what is left to people. */
export const Page = () => (
  <DeskPage>
    <DeskHeader title="Machine translation" />
    <div className={styles.runs}>
      <StartRun />
      <Runs />
    </div>
  </DeskPage>
);
