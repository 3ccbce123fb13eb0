import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PageHead } from '@lens/contracts/page';
import { previewCookie } from '@lens/contracts/version-cookie';
import type { OpenedVersionPreview } from '@lens/contracts/version-previews';
import { useLocation } from '@lens/platform/router';
import { Button } from '@lens/ui/office/Button';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { api } from '../../api';
import styles from './VersionPreview.module.css';

export const head = (): PageHead => ({ title: 'Preview · Back office', noindex: true });

/** Only for this site, and gone with the preview. */
function remember({ token, expires_at }: OpenedVersionPreview): void {
  const seconds = Math.max(0, Math.floor((Date.parse(expires_at) - Date.now()) / 1000));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${previewCookie}=${token}; path=/; max-age=${seconds}; samesite=strict${secure}`;
}

/** A link to a version that visitors do not get. It opens only for those who are signed in, and once they say so. */
export function Page() {
  const [link] = useState(new URLSearchParams(useLocation().search).get('link') ?? '');
  const { mutate, data, error } = useMutation({
    mutationFn: async () => (await api.post<OpenedVersionPreview>('/version-previews/open', { link })).data,
  });
  useEffect(() => mutate(), [mutate]);
  const open = () => {
    if (!data) return;
    remember(data);
    location.assign('/');
  };
  return (
    <>
      <PageHeader title="Preview" />
      {!data && !error && <Skeleton label="Reading the link…" />}
      {error && (
        <p role="alert" className={styles.text}>
          This link opens nothing: {error.message} Ask for a new one on the page “Modules”.
        </p>
      )}
      {data && (
        <div className={styles.text}>
          <p>
            You will see {data.remote} {data.version} on the live site, in this browser only, until{' '}
            {new Date(data.expires_at).toLocaleTimeString('en', { timeStyle: 'short' })}. Visitors keep what
            they see now. What you send through a form is sent for real.
          </p>
          <Button look="main" onClick={open}>
            Open the site with this version
          </Button>
        </div>
      )}
    </>
  );
}
