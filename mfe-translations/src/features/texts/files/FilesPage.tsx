import type { PageHead } from '@lens/contracts/page';
import { Panel } from '@lens/ui/office/Panel';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { DeskHeader, DeskPage } from '../../../components/desk-page/DeskPage';
import { useRefetchOnTextChange } from '../../../components/event-stream/use-refetch-on-text-change';
import { describeMissing, usePermissions } from '../../../components/permissions/use-permissions';
import { useCoverage } from '../api/history';
import { coverageKey } from '../api/texts';
import { useNamespaces } from '../list/use-namespaces';
import { ExportPanel } from './export/ExportPanel';
import { FileChoice } from './FileChoice';
import { ImportPanel } from './import/ImportPanel';
import { MemoryPanel } from './memory/MemoryPanel';
import { SignOffsPanel } from './sign-offs/SignOffsPanel';
import { useFileChoice } from './use-file-choice';
import styles from './FilesPage.module.css';

export const head = (): PageHead => ({ title: 'Files · Translations · Back office', noindex: true });

/** Exports files for translators who work with other tools, and imports them after a preview. */
export const Page = () => (
  <DeskPage>
    <Files />
  </DeskPage>
);

function Files() {
  const { language, namespace: requestedNamespace, choose } = useFileChoice();
  const { may, isEditor } = usePermissions();
  const coverage = useCoverage();
  useRefetchOnTextChange(coverageKey);
  const namespaces = useNamespaces(language);
  const namespace = namespaces.find((name) => name === requestedNamespace) ?? namespaces[0];
  return (
    <>
      <DeskHeader title="Files" />
      {coverage.isPending && <Skeleton label="Loading the files…" rows={3} />}
      {coverage.isError && (
        <RetryNotice onRetry={() => void coverage.refetch()} retrying={coverage.isFetching}>
          {`The files could not be listed: ${coverage.error.message}`}
        </RetryNotice>
      )}
      {namespace && (
        <>
          <FileChoice chosen={{ language, namespace }} namespaces={namespaces} onChoose={choose} />
          <div className={styles.panels}>
            <ExportPanel chosen={{ language, namespace }} namespaces={namespaces} />
            {may('translate', language) ? (
              <ImportPanel chosen={{ language, namespace }} namespaces={namespaces} onChoose={choose} />
            ) : (
              !isEditor && <Panel title="Import" empty={describeMissing('translate', language)} />
            )}
            <SignOffsPanel language={language} />
          </div>
          {/* The outcome of an import is about one language. */}
          {!isEditor && (
            <MemoryPanel key={language} language={language} mayImport={may('translate', language)} />
          )}
        </>
      )}
    </>
  );
}
