import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { languageOf } from '@lens/contracts/languages';
import { downloadText } from '@lens/platform/download-text';
import { Button } from '@lens/ui/office/Button';
import { Panel } from '@lens/ui/office/Panel';
import { Select } from '../../../../components/Select';
import { fetchTextFile } from '../api';
import { fileName, mimeTypes, type Format, type TextFile } from '../text-file';
import styles from './ExportPanel.module.css';

const formats: readonly (readonly [format: Format, name: string])[] = [
  ['json', 'i18next JSON'],
  ['xlf', 'XLIFF'],
];

interface ExportPanelProps {
  chosen: TextFile;
  /** All namespaces of the language. */
  namespaces: string[];
}

/** Downloads files once all of them are fetched, so that a failure does not leave half of a language. */
async function exportFiles({ files, format }: { files: TextFile[]; format: Format }): Promise<string[]> {
  const downloads = await Promise.all(
    files.map(async (file) => ({ name: fileName(file, format), text: await fetchTextFile(file, format) })),
  );
  for (const { name, text } of downloads) downloadText(text, name, mimeTypes[format]);
  return downloads.map(({ name }) => name);
}

/** Exports the texts as the desk has them now: the shipped ones, with the changes of staff. */
export function ExportPanel({ chosen, namespaces }: ExportPanelProps) {
  const [format, setFormat] = useState<Format>('json');
  const exporting = useMutation({ mutationFn: exportFiles });
  const allFiles = namespaces.map((namespace) => ({ ...chosen, namespace }));
  return (
    <Panel title="Export">
      <div className={styles.format}>
        <Select
          label="Format"
          value={format}
          options={formats}
          onChange={(name) => setFormat(name as Format)}
        />
      </div>
      <p className={styles.note}>
        {format === 'json'
          ? 'A JSON file in the format of i18next: the built-in texts, with the changes made here. Texts without a translation are left out.'
          : 'An XLIFF 1.2 file for translation tools: the English, the translation as it stands here, its state, its description and its open comments. Placeholders, tags and protected terms are marked.'}
      </p>
      <div className={styles.actions}>
        <Button busy={exporting.isPending} onClick={() => exporting.mutate({ files: [chosen], format })}>
          Export {fileName(chosen, format)}
        </Button>
        {allFiles.length > 1 && (
          <Button
            look="quiet"
            busy={exporting.isPending}
            onClick={() => exporting.mutate({ files: allFiles, format })}
          >
            All {allFiles.length} files of {languageOf(chosen.language).name}
          </Button>
        )}
      </div>
      <p role="status" className={styles.note}>
        {exporting.isSuccess && `${exporting.data.join(', ')}: in your downloads.`}
      </p>
      {exporting.isError && (
        <p role="alert" className={styles.error}>
          Nothing was exported: {exporting.error.message}
        </p>
      )}
    </Panel>
  );
}
