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

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

export const useAsked = create<{ asked: Asked | null }>()(() => ({ asked: null }));

/** Asks, and waits for the answer: only before what cannot be undone. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    useAsked.getState().asked?.answer(false);
    useAsked.setState({
      asked: {
        ...question,
        answer: (yes) => {
          useAsked.setState({ asked: null });
          resolve(yes);
        },
      },
    });
  });
