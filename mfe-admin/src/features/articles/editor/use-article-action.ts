import { useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../../components/toasts/toasts';
import type { ArticleEditing } from '../editing/use-article-editing';

/**
 * Does something with the whole article, and says what was refused, until something is written: whoever writes the
 * summary that was missing is told no longer that it is.
 * @returns `run(act, refused)`, which answers what `act` does, and whether it is under way
 */
export function useArticleAction({ state }: Pick<ArticleEditing, 'state'>) {
  const [isRunning, setIsRunning] = useState(false);
  const closeFailure = useRef<() => void>(undefined);
  const closeLastFailure = () => {
    closeFailure.current?.();
    closeFailure.current = undefined;
  };
  useEffect(() => {
    if (state.kind === 'changed') closeLastFailure();
  }, [state.kind]);
  const run = async <Result>(
    action: () => Promise<Result>,
    failureTitle: string,
  ): Promise<Result | undefined> => {
    closeLastFailure();
    setIsRunning(true);
    try {
      return await action();
    } catch (failure) {
      closeFailure.current = toastFailure(failureTitle, failure);
      return undefined;
    } finally {
      setIsRunning(false);
    }
  };
  return { run, isRunning };
}
