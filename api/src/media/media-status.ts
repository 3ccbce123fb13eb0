import type { MediaFailure, MediaStatus } from '@lens/contracts/media';
import type { Media } from './media.entity.js';

/** The status that staff see: the first problem that prevents using the picture, if there is one. */
export function toMediaStatus({ state, alt }: Pick<Media, 'state' | 'alt'>): MediaStatus {
  if (state === 'failed') return 'failed';
  return alt.en ? state : 'needs_alt';
}

/** The same as SQL conditions on rows of `media`. */
export const whereStatus: Record<MediaStatus, string> = {
  failed: "media.state = 'failed'",
  needs_alt: "(media.state <> 'failed' AND media.alt ->> 'en' IS NULL)",
  processing: "(media.state = 'processing' AND media.alt ->> 'en' IS NOT NULL)",
  ready: "(media.state = 'ready' AND media.alt ->> 'en' IS NOT NULL)",
};

export const failureMessages: Record<MediaFailure, string> = {
  original_missing: 'The file of this picture is missing. Please upload it again.',
  conversion_failed: 'This picture could not be converted. Please save it again and upload the new file.',
  interrupted: 'Converting this picture was interrupted too often. Please try again.',
};
