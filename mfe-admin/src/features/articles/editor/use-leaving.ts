import { useEffect } from 'react';
import { useLeaveGuard } from '@lens/platform/router';
import { confirm } from '../../../components/confirm/confirm';
import { isPublic } from '../schedule';
import type { Editor } from './use-editor';

/** Whoever leaves takes nothing along: a draft is saved first; what cannot be saved is asked about. */
export function useLeaving({ state, saved, save }: Editor): void {
  const unsaved = state.kind !== 'saved';
  useLeaveGuard(unsaved, (leave) => {
    void (async () => {
      const visible = isPublic(saved);
      if (!visible && (await save())) return leave();
      const left = await confirm({
        title: visible ? 'Leave without updating the site?' : 'Leave without saving?',
        text: 'What you changed is kept in this tab and waits for you when you open the article again.',
        action: 'Leave',
        keep: 'Stay here',
      });
      if (left) leave();
    })();
  });
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);
}
