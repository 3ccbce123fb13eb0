import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFileDrop } from '@lens/ui/office/use-file-drop';
import { uploadFiles } from './uploads';
import styles from './Uploads.module.css';

interface DropZoneProps {
  /** The target folder; empty for none. */
  folder: string;
  children: ReactNode;
}

/** Accepts dropped and pasted files on the whole screen. */
export function DropZone({ folder, children }: DropZoneProps) {
  const { isOver, target } = useFileDrop((files) => uploadFiles(files, folder));
  const uploadPasted = useEffectEvent((files: FileList) => uploadFiles(files, folder));
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) uploadPasted(clipboardData.files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    <div className={styles.zone} data-over={isOver} {...target}>
      {children}
      {isOver && <p className={styles.drop}>Drop the pictures anywhere.</p>}
    </div>
  );
}
