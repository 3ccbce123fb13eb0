import { useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../../components/toasts/toasts';
import type { ArticleEditing } from '../editing/use-article-editing';

/**
 * Does something with the whole article, and says what was refused, until something is written: whoever writes the
 * summary that was missing is told no longer that it is.
 * @returns `run(act, refused)`, which answers what `act` does, and whether it is under way
 */
export function useAct({ state }: Pick<ArticleEditing, 'state'>) {
  const [working, setWorking] = useState(false);
  const takeBack = useRef<() => void>(undefined);
  const forget = () => {
    takeBack.current?.();
    takeBack.current = undefined;
  };
  useEffect(() => {
    if (state.kind === 'changed') forget();
  }, [state.kind]);
  const run = async <Done>(act: () => Promise<Done>, refused: string): Promise<Done | undefined> => {
    forget();
    setWorking(true);
    try {
      return await act();
    } catch (failure) {
      takeBack.current = toastFailure(refused, failure);
      return undefined;
    } finally {
      setWorking(false);
    }
  };
  return { run, working };
}
