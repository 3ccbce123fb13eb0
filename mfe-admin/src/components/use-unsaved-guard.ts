import { useEffect } from 'react';
import { useLeaveGuard } from '@lens/platform/router';
import { confirm } from './confirm/confirm';

interface Question {
  title: string;
  text: string;
}

const nothingSaved: Question = {
  title: 'Leave without saving?',
  text: 'Your changes have not been saved.',
};

/** While `unsaved`, leaving the page asks first: by a link, by the browser's buttons, by closing the tab. */
export function useUnsavedGuard(unsaved: boolean, question: Question = nothingSaved): void {
  useLeaveGuard(unsaved, (leave) => {
    void confirm({
      ...question,
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
