import { create } from 'zustand';

export interface Question {
  title: string;
  /** What will be so afterwards. */
  text: string;
  /** The verb of the button that does it. */
  action: string;
  /** The button that leaves everything as it is. */
  keep?: string;
  /** Where to go on then; without it where one was. */
  keepAt?: () => HTMLElement | null;
}

interface PendingQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** The question on the screen, of which `Confirmation` in packages/ui makes a window. */
export const useConfirmation = create<{ pending: PendingQuestion | null }>()(() => ({ pending: null }));

/** Asks, and waits for the answer: only before what cannot be undone. */
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
