import { z } from 'zod';
import { remoteName, versionName } from './registry.js';

/** A version that one person looks at on the live site. */
export const versionPreview = z.object({
  remote: remoteName,
  version: versionName,
  /** In ISO 8601. */
  expires_at: z.string(),
});

/** A link that staff share: whoever opens it has to sign in. */
export const versionPreviewLink = z.object({ url: z.string(), expires_at: z.string() });

/** What the browser of a signed-in person keeps in its cookie. */
export const openedVersionPreview = versionPreview.extend({ token: z.string() });

export type VersionPreview = z.infer<typeof versionPreview>;
export type VersionPreviewLink = z.infer<typeof versionPreviewLink>;
export type OpenedVersionPreview = z.infer<typeof openedVersionPreview>;
