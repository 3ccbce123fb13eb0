import { useCallback, useState } from 'react';
import { RemoteFailure } from '../layout/PageNotice';

/** Shown in place of a page of a remote that is left out. A retry reloads, as only the server knows when it is back. */
export function LeftOut() {
  const [retrying, setRetrying] = useState(false);
  const onRetry = useCallback(() => {
    setRetrying(true);
    location.reload();
  }, []);
  return <RemoteFailure onRetry={onRetry} retrying={retrying} />;
}
