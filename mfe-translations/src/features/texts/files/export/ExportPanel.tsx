import { useMutation } from '@tanstack/react-query';
import { languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { readTextFile } from '../api';
import { fileName, type TextFile } from '../text-file';
import { saveText } from './save-text';
import styles from './ExportPanel.module.css';

interface ExportPanelProps {
  chosen: TextFile;
  /** All of the language. */
  namespaces: string[];
}

/** All are read before the first is saved: half of a language helps nobody. */
async function save(files: TextFile[]): Promise<string[]> {
  const read = await Promise.all(
    files.map(async (file) => ({ name: fileName(file), text: await readTextFile(file) })),
  );
  for (const { name, text } of read) saveText(text, name);
  return read.map(({ name }) => name);
}

/** Files of texts as the desk has them now: what was written over what is shipped. */
export function ExportPanel({ chosen, namespaces }: ExportPanelProps) {
  const saving = useMutation({ mutationFn: save });
  const all = namespaces.map((namespace) => ({ ...chosen, namespace }));
  return (
    <Panel title="Export">
      <p className={styles['note']}>
        A JSON file as i18next reads it, with what was written here over what the site ships. What has no
        translation yet is left out.
      </p>
      <div className={styles['actions']}>
        <Button busy={saving.isPending} onClick={() => saving.mutate([chosen])}>
          Export {fileName(chosen)}
        </Button>
        {all.length > 1 && (
          <Button look="quiet" busy={saving.isPending} onClick={() => saving.mutate(all)}>
            All {all.length} files of {languageOf(chosen.language).name}
          </Button>
        )}
      </div>
      <p role="status" className={styles['note']}>
        {saving.isSuccess && `${saving.data.join(', ')}: in your downloads.`}
      </p>
      {saving.isError && (
        <p role="alert" className={styles['error']}>
          Nothing was exported: {saving.error.message}
        </p>
      )}
    </Panel>
  );
}
