import { useQueryClient } from '@tanstack/react-query';
import { useEventStream } from './use-event-stream';

/** Has what a screen counts of texts read again when somebody writes or publishes one, a run included. */
export function useRefetchOnTextChange(queryKey: readonly string[]): void {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey });
  useEventStream({
    onChanges: async (changes) => {
      if (changes.some(({ resource_type: kind }) => kind === 'desk_text' || kind === 'text_set'))
        await refetch();
    },
    onGap: () => void refetch(),
  });
}
