import { useQueryClient } from '@tanstack/react-query';
import { useEventStream } from './use-event-stream';

/** Refetches a query when a colleague or a run changes a text, and when texts are published. */
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
