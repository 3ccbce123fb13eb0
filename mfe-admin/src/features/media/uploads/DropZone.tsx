import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFileDrop } from '@lens/ui/office/use-file-drop';
import { upload } from './uploads';
import styles from './Uploads.module.css';

interface DropZoneProps {
  /** Where they go; empty for none. */
  folder: string;
  children: ReactNode;
}

/** The whole screen takes files that are dropped or pasted. */
export function DropZone({ folder, children }: DropZoneProps) {
  const { over, target } = useFileDrop((files) => upload(files, folder));
  const take = useEffectEvent((files: FileList) => upload(files, folder));
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) take(clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <div className={styles.zone} data-over={over} {...target}>
      {children}
      {over && <p className={styles.drop}>Drop the pictures anywhere.</p>}
    </div>
  );
}
