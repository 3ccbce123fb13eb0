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

/** Whether somebody is typing, who would not notice that the focus moves into this dialog. */
const isTyping = () =>
  document.activeElement?.matches('textarea, input, [contenteditable="true"], [contenteditable=""]') ?? false;

/** Hides the page with its unsaved work until somebody signs in. */
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
