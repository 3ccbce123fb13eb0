import { useEffect, useState } from 'react';
import { useLeaveGuard } from '@lens/platform/router';
import { Question } from './Question';

/** While `unsaved`, leaving the page asks first: by a link, by the browser's buttons, by closing the tab. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(unsaved, (go) => setLeave(() => go));
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
  if (!leave) return null;
  return (
    <Question
      title="Leave without saving?"
      action="Leave"
      keep="Stay here"
      look="danger"
      onYes={() => {
        setLeave(null);
        leave();
      }}
      onNo={() => setLeave(null)}
    >
      <p>Your changes have not been saved.</p>
    </Question>
  );
}
