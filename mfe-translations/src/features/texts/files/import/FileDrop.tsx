import { useRef } from 'react';
import { Button } from '@lens/ui/office/Button';
import { useFileDrop } from '@lens/ui/office/use-file-drop';
import styles from './Import.module.css';

interface FileDropProps {
  /** What the file is, for people who do not see the page. */
  label: string;
  /** Of the button. */
  action: string;
  /** As the attribute of an input. */
  accept: string;
  onFile: (file: File) => void;
}

/** Accepts one file, chosen or dropped. */
export function FileDrop({ label, action, accept, onFile }: FileDropProps) {
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
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          // Allows the same file to be chosen again once it is corrected.
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => fileInput.current?.click()}>{action}</Button>
      <p className={styles.note}>or drop it here</p>
    </div>
  );
}
