import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@lens/platform/after-paint';

/** A value for what nobody sees yet: it follows once the page that changed it is painted, and never holds that up. */
export function useOncePainted<Value extends object>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(
    () => (shown === value ? undefined : afterPaint(() => startTransition(() => show(value)))),
    [shown, value],
  );
  return shown;
}
