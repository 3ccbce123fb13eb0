import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { upload } from './uploads';
import styles from './Uploads.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The whole screen takes files that are dropped or pasted. */
export function DropZone({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) upload(clipboardData.files);
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
        upload(event.dataTransfer.files);
      }}
    >
      {children}
      {over && <p className={styles['drop']}>Drop the pictures anywhere.</p>}
    </div>
  );
}
