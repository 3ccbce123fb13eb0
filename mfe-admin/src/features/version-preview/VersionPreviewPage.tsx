import { useEffect } from 'react';
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

/** Ends the preview in this browser. */
function forget(): void {
  document.cookie = `${previewCookie}=; path=/; max-age=0; samesite=strict`;
}

/** Without a link, the preview in this browser ends. With one, a version opens for whoever is signed in, once they say so. */
export function Page() {
  const link = new URLSearchParams(useLocation().search).get('link');
  return (
    <>
      <PageHeader title="Preview" />
      {link === null ? <Ended /> : <Opening link={link} />}
    </>
  );
}

function Ended() {
  useEffect(forget, []);
  return (
    <p className={styles.text}>
      The preview has ended. You see the <a href="/">site</a> as visitors do.
    </p>
  );
}

function Opening({ link }: { link: string }) {
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
