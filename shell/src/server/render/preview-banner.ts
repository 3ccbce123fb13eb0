import type { VersionPreview } from '@lens/contracts/version-previews';
import { escapeText } from './document';
import type { InlineStyle } from './shell-build';

const css = `.preview-banner{position:sticky;inset-block-start:0;z-index:40;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.5rem 1rem;padding:.5rem 1rem;background:#ffd166;color:#14202b;font-size:.9375rem;overflow-wrap:anywhere}.preview-banner p{margin:0}.preview-banner a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit;font-weight:600}@media print{.preview-banner{display:none}}`;

export const previewStyle: InlineStyle = { names: ['preview-banner.css'], css };

/**
 * Says that this page is not the one that visitors get. It stands outside of what React renders, so that the scripts of
 * visitors know nothing of it; it is in English, as the back office is.
 */
export function previewBanner({ remote, version, expires_at }: VersionPreview): string {
  const until = new Date(expires_at).toISOString().slice(11, 16);
  return [
    '<aside class="preview-banner" lang="en" dir="ltr" aria-label="Preview">',
    `<p>Preview: you see ${escapeText(`${remote} ${version}`)}. Visitors do not. It ends at ${until} UTC.</p>`,
    '<a href="/admin/preview">End preview</a></aside>',
  ].join('');
}
