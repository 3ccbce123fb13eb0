import { useRef } from 'react';
import { Button } from '@lens/ui/office/Button';
import { useFileDrop } from '@lens/ui/office/use-file-drop';
import styles from './Import.module.css';

/** Accepts one file, chosen or dropped. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const fileInput = useRef<HTMLInputElement>(null);
  const onFiles = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const { isOver, target } = useFileDrop(onFiles);
  return (
    <div className={styles.drop} data-over={isOver} {...target}>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept=".json,.xlf,.xliff,application/json,application/xliff+xml"
        aria-label="File of texts"
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          // Allows the same file to be chosen again once it is corrected.
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => fileInput.current?.click()}>Choose a file</Button>
      <p className={styles.note}>or drop it here</p>
    </div>
  );
}
