import { useLeaveGuard } from '@lens/platform/router';
import { useBeforeUnload } from './before-unload';
import { confirm } from './confirm';

interface LeaveQuestion {
  /** What becomes of the changes. */
  text: string;
  title?: string;
}

const changesLost: LeaveQuestion = { text: 'Your changes have not been saved.' };

/**
 * While `unsaved`, leaving the page asks first: by a link, by the browser's buttons, by closing the tab.
 * @param save tried before anybody is asked; where it answers true nothing would be lost, and nobody is
 */
export function useUnsavedGuard(
  unsaved: boolean,
  question: LeaveQuestion = changesLost,
  save: () => Promise<boolean> = () => Promise.resolve(false),
): void {
  useLeaveGuard(unsaved, (leave) => {
    void (async () => {
      const mayLeave =
        (await save()) ||
        (await confirm({ title: 'Leave without saving?', ...question, action: 'Leave', keep: 'Stay here' }));
      if (mayLeave) leave();
    })();
  });
  useBeforeUnload(unsaved);
}
