import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@lens/ui/office/Button';
import styles from './Import.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes one file, chosen or dropped. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div
      className={styles['drop']}
      data-over={over}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="File of texts"
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
      <Button onClick={() => field.current?.click()}>Choose a file</Button>
      <p className={styles['note']}>or drop it here</p>
    </div>
  );
}
