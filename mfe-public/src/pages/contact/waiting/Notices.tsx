import { useEffect } from 'react';
import { changeQueue } from './stored-queue';
import { Notice } from './Notice';
import { removeEntry } from './queue';
import { useQueue } from './use-queue';

interface NoticesProps {
  /** The key of the request that the form shows, if it waits. */
  formKey: string | undefined;
  /** Called when that request has arrived. */
  onSent: (reference?: string) => void;
}

/** A notice for each request that waits in this browser or has met its fate since. */
export function Notices({ formKey, onSent }: NoticesProps) {
  const queue = useQueue();
  const arrived = queue.find(({ key, fate }) => key === formKey && fate === 'sent');
  useEffect(() => {
    if (!arrived) return;
    changeQueue((entries) => removeEntry(entries, arrived.key));
    onSent('reference' in arrived ? arrived.reference : undefined);
  }, [arrived, onSent]);
  return queue.map((entry) => (
    <Notice key={entry.key} entry={entry} role={entry.key === formKey ? 'alert' : 'status'} />
  ));
}
