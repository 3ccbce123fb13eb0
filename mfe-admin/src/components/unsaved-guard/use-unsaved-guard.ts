import { useEffect } from 'react';
import { useLeaveGuard } from '@lens/platform/router';
import { confirm } from '../confirm/confirm';

/** While `unsaved`, leaving the page asks first: by a link, by the browser's buttons, by closing the tab. */
export function useUnsavedGuard(unsaved: boolean): void {
  useLeaveGuard(unsaved, (leave) => {
    void confirm({
      title: 'Leave without saving?',
      text: 'What you changed here has not been saved.',
      action: 'Leave',
      keep: 'Stay here',
    }).then((left) => {
      if (left) leave();
    });
  });
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
