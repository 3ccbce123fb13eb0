import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LiveChange } from '@lens/contracts/live';
import { useSession } from '@lens/platform/session';
import { useTold } from '../../../components/told/use-told';
import { publishingKey } from '../api/pending';
import { noSet } from '../api/sets';

/** Of the set that went live. */
function sentence({ id, action, by }: LiveChange): string {
  const who = by ?? 'Somebody';
  if (action === 'CREATE') return `${who} published set ${id}.`;
  return `${who} rolled back to ${Number(id) === noSet ? 'the built-in texts' : `set ${id}`}.`;
}

/** Has everything here read again when a colleague writes or publishes, and says who published. */
export function Colleagues() {
  const client = useQueryClient();
  const me = useSession(({ user }) => user?.username);
  const [said, setSaid] = useState('');
  const readAgain = () => client.invalidateQueries({ queryKey: publishingKey });
  useTold({
    hear: async (changes) => {
      const ofDesk = changes.filter(({ resource_type: kind }) => kind === 'desk_text' || kind === 'text_set');
      const set = ofDesk.findLast(({ resource_type, by }) => resource_type === 'text_set' && by !== me);
      if (set) setSaid(sentence(set));
      if (ofDesk.length > 0) await readAgain();
    },
    onGap: () => void readAgain(),
  });
  return <p role="status">{said}</p>;
}
