import { useCallback, useState } from 'react';
import { RemoteFailure } from '../layout/PageNotice';

/** In the place of a page that the server has to do without: it alone knows when there is one again. */
export function LeftOut() {
  const [retrying, setRetrying] = useState(false);
  const onRetry = useCallback(() => {
    setRetrying(true);
    location.reload();
  }, []);
  return <RemoteFailure onRetry={onRetry} retrying={retrying} />;
}
