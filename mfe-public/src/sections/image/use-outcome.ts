import { useCallback, useState } from 'react';

type Outcome = 'loaded' | 'failed';

/** What became of the picture at an address: undefined until that is known. */
export function useOutcome(src: string) {
  const [known, setKnown] = useState<{ src: string; outcome: Outcome }>();
  const settle = (outcome: Outcome) => setKnown({ src, outcome });
  // A picture of the document may have come, or failed, before React listened to it.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setKnown({ src, outcome: image.naturalWidth > 0 ? 'loaded' : 'failed' });
    },
    [src],
  );
  return {
    outcome: known?.src === src ? known.outcome : undefined,
    /** Spread on the `img`. */
    watched: { ref: look, onLoad: () => settle('loaded'), onError: () => settle('failed') },
  };
}
