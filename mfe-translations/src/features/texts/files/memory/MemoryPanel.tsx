import { languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { describeMissing } from '../../../../components/permissions/use-permissions';
import type { TargetLanguage } from '../../labels';
import { FileDrop } from '../import/FileDrop';
import { Refusal } from '../import/Refusal';
import { MemoryImports } from './MemoryImports';
import { MemoryReport } from './MemoryReport';
import { memoryFileName, useMemoryExport, useMemoryImport } from './memory';
import styles from './Memory.module.css';

/** Downloads the translations of a language as TMX, and takes those of other tools into the translation memory. */
export function MemoryPanel({ language, mayImport }: { language: TargetLanguage; mayImport: boolean }) {
  const exporting = useMemoryExport(language);
  const importing = useMemoryImport(language);
  const { name } = languageOf(language);
  const fileName = importing.variables?.name ?? '';
  return (
    <div className={styles.memory}>
      <Panel title="Translation memory" note={name}>
        <div className={styles.parts}>
          <div className={styles.part}>
            <p className={styles.note}>
              A TMX 1.4 file for translation tools: every text in {name} that was translated by a person or is
              built in, with its English. Machine translations, and texts whose English has changed, are left
              out.
            </p>
            <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
              Download {memoryFileName(language)}
            </Button>
            <p role="status" className={styles.note}>
              {exporting.isSuccess && `${memoryFileName(language)}: in your downloads.`}
            </p>
            {exporting.isError && (
              <p role="alert" className={styles.error}>
                Nothing was downloaded: {exporting.error.message}
              </p>
            )}
          </div>
          <div className={styles.part}>
            {mayImport ? (
              <FileDrop
                label="File of a translation memory"
                action="Choose a TMX file"
                accept=".tmx,application/x-tmx+xml"
                onFile={(file) => importing.mutate(file)}
              />
            ) : (
              <p>{describeMissing('translate', language)}</p>
            )}
            <p className={styles.note}>
              A TMX file of an agency. Its translations are suggested beside texts with similar English, with
              the name of the file. No text of the site changes.
            </p>
            <div role="status" className={styles.status}>
              {importing.isPending && `Reading ${fileName}…`}
              {importing.isSuccess && (
                <MemoryReport fileName={fileName} languageName={name} report={importing.data} />
              )}
            </div>
            {importing.isError && <Refusal name={fileName} message={importing.error.message} details={[]} />}
          </div>
        </div>
        <MemoryImports language={language} mayRemove={mayImport} />
      </Panel>
    </div>
  );
}
