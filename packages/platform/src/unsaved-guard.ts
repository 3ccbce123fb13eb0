import { useLeaveGuard } from '@lens/platform/router';
import { useBeforeUnload } from '@lens/platform/before-unload';
import { confirm } from '@lens/platform/confirm';

interface LeaveQuestion {
  /** What will happen to the changes. */
  text: string;
  title?: string;
}

const changesLost: LeaveQuestion = { text: 'Your changes have not been saved.' };

/**
 * While `unsaved`, asks before the user leaves the page by a link or the browser's buttons, or closes the tab.
 * @param save tried before asking; if it resolves to true, nothing would be lost and there is no question
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
        (await confirm({
          title: 'Leave without saving?',
          ...question,
          action: 'Leave',
          cancelLabel: 'Stay here',
        }));
      if (mayLeave) leave();
    })();
  });
  useBeforeUnload(unsaved);
}
