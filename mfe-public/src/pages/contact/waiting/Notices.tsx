import { useEffect } from 'react';
import { changeQueue } from './stored-queue';
import { Notice } from './Notice';
import { without } from './queue';
import { useQueue } from './use-queue';

interface NoticesProps {
  /** The key of the request that stands in the form and waits. */
  formKey: string | undefined;
  /** What stands in the form has arrived. */
  onSent: (reference?: string) => void;
}

/** Everything that waits in this browser, and what became of it since. */
export function Notices({ formKey, onSent }: NoticesProps) {
  const queue = useQueue();
  const arrived = queue.find(({ key, fate }) => key === formKey && fate === 'sent');
  useEffect(() => {
    if (!arrived) return;
    changeQueue((entries) => without(entries, arrived.key));
    onSent('reference' in arrived ? arrived.reference : undefined);
  }, [arrived, onSent]);
  return queue.map((entry) => (
    <Notice key={entry.key} entry={entry} role={entry.key === formKey ? 'alert' : 'status'} />
  ));
}
