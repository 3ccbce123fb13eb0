import { Progress } from '@base-ui/react/progress';
import { CloseIcon } from '@lens/ui/icons/navigation';
import { AlertIcon } from '@lens/ui/icons/state';
import { Button } from '@lens/ui/office/Button';
import { IconButton } from '@lens/ui/office/IconButton';
import { cancelUpload, dismissUpload, retryUpload, useUploads, type Upload } from './uploads';
import styles from './Uploads.module.css';

/** The uploads that are waiting, running, stopped or refused. */
export function UploadList() {
  const { uploads } = useUploads();
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

const formatState = ({ state, progress }: Upload): string => {
  if (state === 'waiting') return 'Waiting';
  if (state === 'stopped') return 'Stopped';
  return progress < 1 ? `${Math.round(progress * 100)}%` : 'Being checked…';
};

function UploadLine({ upload }: { upload: Upload }) {
  const { id, file, state, progress, reason, isFinal = false } = upload;
  const isActive = state === 'waiting' || state === 'sending';
  return (
    <li className={styles.upload} data-state={state}>
      <bdi className={styles.name}>{file.name}</bdi>
      {state === 'refused' ? (
        <p role="alert" className={styles.reason}>
          <AlertIcon /> {reason}
        </p>
      ) : (
        <Progress.Root
          value={state === 'sending' ? Math.round(progress * 100) : 0}
          aria-label={file.name}
          className={styles.progress}
        >
          <Progress.Track className={styles.track}>
            <Progress.Indicator className={styles.bar} />
          </Progress.Track>
          <span className={styles.state}>{formatState(upload)}</span>
        </Progress.Root>
      )}
      {isActive ? (
        <Button look="quiet" aria-label={`Cancel ${file.name}`} onClick={() => cancelUpload(id)}>
          Cancel
        </Button>
      ) : (
        <div className={styles.after}>
          {!isFinal && (
            <Button look="quiet" aria-label={`Retry ${file.name}`} onClick={() => retryUpload(id)}>
              Retry
            </Button>
          )}
          <IconButton label={`Dismiss ${file.name}`} onClick={() => dismissUpload(id)}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}
