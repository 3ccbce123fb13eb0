import { useMutation } from '@tanstack/react-query';
import type { VersionPreviewLink } from '@lens/contracts/version-previews';
import { Button } from '@lens/ui/office/Button';
import { api } from '../../api';
import { toastFailure } from '../../components/toasts/toasts';
import styles from './Modules.module.css';

/** Makes a link by which staff see a version on the live site. */
export function PreviewLink({ remote, version }: { remote: string; version: string }) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () =>
      (await api.post<VersionPreviewLink>('/version-previews', { remote, version })).data,
    onError: (failure) => toastFailure('No link could be made.', failure),
  });
  if (!data)
    return (
      <Button aria-label={`Preview ${version}`} busy={isPending} onClick={() => mutate()}>
        Preview
      </Button>
    );
  const until = new Date(data.expires_at).toLocaleTimeString('en', { timeStyle: 'short' });
  return (
    <span className={styles.preview}>
      <a href={data.url} target="_blank" rel="noopener">
        Open the preview
      </a>
      <span className={styles.soft}>For signed-in staff, until {until}</span>
    </span>
  );
}
