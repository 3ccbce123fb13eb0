import { useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../../components/toasts/toasts';
import type { ArticleEditing } from '../editing/use-article-editing';

/**
 * Runs an action on the article and shows its failure until something is typed, since the failure may then no longer be
 * true.
 * @returns `run(action, failureTitle)`, which resolves to the action's result, and whether it is running
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
