import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RowChange } from '@lens/contracts/event-stream';
import { useSession } from '@lens/platform/session';
import { useEventStream } from '../../../components/event-stream/use-event-stream';
import { publishingKey } from '../api/pending';
import { noSet } from '../api/sets';

/** @param change of the set that became active */
function describePublication({ id, action, by }: RowChange): string {
  const name = by ?? 'Somebody';
  if (action === 'CREATE') return `${name} published set ${id}.`;
  return `${name} rolled back to ${Number(id) === noSet ? 'the built-in texts' : `set ${id}`}.`;
}

/** Refetches this screen when a colleague changes or publishes texts, and says who published. */
export function PublicationNotice() {
  const client = useQueryClient();
  const username = useSession(({ user }) => user?.username);
  const [message, setMessage] = useState('');
  const refetch = () => client.invalidateQueries({ queryKey: publishingKey });
  useEventStream({
    onChanges: async (changes) => {
      const textChanges = changes.filter(
        ({ resource_type: kind }) => kind === 'desk_text' || kind === 'text_set',
      );
      const publication = textChanges.findLast(
        ({ resource_type, by }) => resource_type === 'text_set' && by !== username,
      );
      if (publication) setMessage(describePublication(publication));
      if (textChanges.length > 0) await refetch();
    },
    onGap: () => void refetch(),
  });
  return <p role="status">{message}</p>;
}
