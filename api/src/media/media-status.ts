import type { MediaFailure, MediaStatus } from '@lens/contracts/media';
import type { Media } from './media.entity.js';

/** What staff see of a picture: the first thing that keeps it from being used. */
export function statusOf({ state, alt }: Pick<Media, 'state' | 'alt'>): MediaStatus {
  if (state === 'failed') return 'failed';
  return alt.en ? state : 'needs_alt';
}

/** The same in SQL, for rows of `media`. */
export const whereStatus: Record<MediaStatus, string> = {
  failed: "media.state = 'failed'",
  needs_alt: "(media.state <> 'failed' AND media.alt ->> 'en' IS NULL)",
  processing: "(media.state = 'processing' AND media.alt ->> 'en' IS NOT NULL)",
  ready: "(media.state = 'ready' AND media.alt ->> 'en' IS NOT NULL)",
};

export const failureSentences: Record<MediaFailure, string> = {
  original_missing: 'The file of this picture is not there any more. Please upload it again.',
  conversion_failed: 'This picture could not be converted. Please save it anew and upload it again.',
  interrupted: 'Converting this picture was interrupted too often. Please try again.',
};
