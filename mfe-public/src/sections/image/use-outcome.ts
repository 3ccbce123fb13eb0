import { useCallback, useState } from 'react';

type Outcome = 'loaded' | 'failed';

/** Whether the picture at an address has loaded or failed; undefined until then. */
export function useOutcome(src: string) {
  const [result, setResult] = useState<{ src: string; outcome: Outcome }>();
  const setOutcome = (outcome: Outcome) => setResult({ src, outcome });
  // A picture in server HTML may have loaded or failed before React listened to it.
  const checkComplete = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setResult({ src, outcome: image.naturalWidth > 0 ? 'loaded' : 'failed' });
    },
    [src],
  );
  return {
    outcome: result?.src === src ? result.outcome : undefined,
    /** Spread on the `img`. */
    imageProps: {
      ref: checkComplete,
      onLoad: () => setOutcome('loaded'),
      onError: () => setOutcome('failed'),
    },
  };
}
