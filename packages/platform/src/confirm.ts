import { create } from 'zustand';

export interface Question {
  title: string;
  /** What the action will change. */
  text: string;
  /** The label of the button that confirms: a verb. */
  action: string;
  /** The label of the button that cancels. */
  cancelLabel?: string;
  /** What gets the focus after cancelling; by default, what had it before. */
  focusOnCancel?: () => HTMLElement | null;
}

interface PendingQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The open question, which `Confirmation` in packages/ui shows as a dialog. */
export const useConfirmation = create<{ pending: PendingQuestion | null }>()(() => ({ pending: null }));

/** Asks for a confirmation and waits for the answer. Only for actions that cannot be undone. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    useConfirmation.getState().pending?.answer(false);
    useConfirmation.setState({
      pending: {
        ...question,
        answer: (yes) => {
          useConfirmation.setState({ pending: null });
          resolve(yes);
        },
      },
    });
  });
