import { useQueryClient } from '@tanstack/react-query';
import { useTold } from './use-told';

/** Has what a screen counts of texts read again when somebody writes or publishes one, a run included. */
export function useReadAgain(queryKey: readonly string[]): void {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey });
  useTold({
    hear: async (changes) => {
      if (changes.some(({ resource_type: kind }) => kind === 'desk_text' || kind === 'text_set'))
        await readAgain();
    },
    onGap: () => void readAgain(),
  });
}
