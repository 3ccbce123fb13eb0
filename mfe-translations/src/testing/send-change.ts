import { act } from '@testing-library/react';
import type { RowChange } from '@lens/contracts/event-stream';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';

/** Sends the event of a change that a colleague made. */
export const sendChange = (change: Pick<RowChange, 'resource_type' | 'id'> & Partial<RowChange>): void =>
  act(() => {
    const data = JSON.stringify({ within: null, action: 'UPDATE', revision: 1, by: 'lin', ...change });
    FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('change', { data }));
  });
