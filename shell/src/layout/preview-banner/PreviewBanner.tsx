import { previewCookie } from '@lens/contracts/version-cookie';
import type { VersionPreview } from '@lens/contracts/version-previews';
import styles from './PreviewBanner.module.css';

/** Ends the preview in this browser. */
function endPreview(): void {
  document.cookie = `${previewCookie}=; path=/; max-age=0; samesite=strict`;
  location.reload();
}

/** Says that this page is not the one that visitors get. For staff only, whose back office is in English. */
export function PreviewBanner({ preview: { remote, version, expires_at } }: { preview: VersionPreview }) {
  const until = new Date(expires_at).toISOString().slice(11, 16);
  return (
    <aside className={styles.banner} lang="en" dir="ltr" aria-label="Preview">
      <p>
        Preview: you see {remote} {version}. Visitors do not. It ends at {until} UTC.
      </p>
      <button type="button" onClick={endPreview}>
        End preview
      </button>
    </aside>
  );
}
