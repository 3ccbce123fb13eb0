import { useState, type ReactNode } from 'react';
import { useSession } from '@lens/platform/session';
import { Dialog } from '@lens/ui/office/Dialog';
import { confirm } from '@lens/platform/confirm';

const question = {
  title: 'Leave without saving?',
  text: 'What you were working on has not been saved.',
  action: 'Leave',
  cancelLabel: 'Stay here',
};

/** Whoever is in the middle of a word does not look where the rest of it goes. */
const isTyping = () =>
  document.activeElement?.matches('textarea, input, [contenteditable="true"], [contenteditable=""]') ?? false;

/** Over the page with its unsaved work, which nobody reads without signing in. */
export function SessionEndedDialog({ title, children }: { title: string; children: ReactNode }) {
  const [whileTyping] = useState(isTyping);
  const leave = () => {
    void confirm(question).then((isConfirmed) => {
      if (isConfirmed) useSession.getState().signOut();
    });
  };
  return (
    <Dialog title={title} veiled whileTyping={whileTyping} onClose={leave}>
      {children}
    </Dialog>
  );
}
