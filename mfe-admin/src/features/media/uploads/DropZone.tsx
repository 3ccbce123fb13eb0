import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { upload } from './uploads';
import styles from './Uploads.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface DropZoneProps {
  /** Where they go; empty for none. */
  folder: string;
  children: ReactNode;
}

/** The whole screen takes files that are dropped or pasted. */
export function DropZone({ folder, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList) => upload(files, folder));
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) take(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <div
      className={styles['zone']}
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
        upload(event.dataTransfer.files, folder);
      }}
    >
      {children}
      {over && <p className={styles['drop']}>Drop the pictures anywhere.</p>}
    </div>
  );
}
