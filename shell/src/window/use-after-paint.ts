import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@lens/platform/after-paint';

/** Delays a value until after the next paint, for what is not visible yet and should not delay the page. */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(
    () => (delayed === value ? undefined : afterPaint(() => startTransition(() => setDelayed(value)))),
    [delayed, value],
  );
  return delayed;
}
