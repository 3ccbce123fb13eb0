import type { PageHead } from '@lens/contracts/page';
import { DeskHeader, DeskPage } from '../../components/desk-page/DeskPage';
import { useIsEditor } from '../../components/permissions/use-is-editor';
import { Runs } from './list/Runs';
import { StartRun } from './start/StartRun';
import styles from './RunsPage.module.css';

export const head = (): PageHead => ({
  title: 'Machine translation · Translations · Back office',
  noindex: true,
});

/** Editors stop runs, and do not start any. */
const NewRun = () => (useIsEditor() ? null : <StartRun />);

/** Starts runs of the translation services, and shows their cost, their progress and the texts that they left. */
export const Page = () => (
  <DeskPage>
    <DeskHeader title="Machine translation" />
    <div className={styles.runs}>
      <NewRun />
      <Runs />
    </div>
  </DeskPage>
);
