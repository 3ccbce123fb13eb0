import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '@lens/platform/router';
import { focusRowById } from '../../components/data-table/use-row-keys';

/** The address at which the inbox shows a request: it names nobody. */
export const addressOf = (id: string): string => `/admin/consultations?request=${encodeURIComponent(id)}`;

/**
 * Which request is open beside the list, by the address: going back closes it, and the address can be passed on. What the
 * list is narrowed to stays in the address beside it. Notes that are being written stay where they are, so nobody is
 * asked.
 */
export function useOpened() {
  const [address, setAddress] = useSearchParams();
  const opened = address.get('request');
  const before = useRef(opened);
  // Known at once: a key may be pressed before the address has changed.
  const asked = useRef(opened);
  const latest = useRef(setAddress);
  useEffect(() => {
    latest.current = setAddress;
  }, [setAddress]);
  useEffect(() => {
    if (!opened && before.current) focusRowById(before.current);
    before.current = opened;
    asked.current = opened;
  }, [opened]);
  const show = useCallback((id: string | null, replace: boolean) => {
    asked.current = id;
    latest.current(
      (stands) => {
        const next = new URLSearchParams(stands);
        if (id) next.set('request', id);
        else next.delete('request');
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }, []);
  return {
    opened,
    open: useCallback((id: string) => show(id, false), [show]),
    /** Shows another one in the place of the one that is open, if one is. */
    move: useCallback(
      (id: string) => {
        if (asked.current) show(id, true);
      },
      [show],
    ),
    close: useCallback(() => show(null, true), [show]),
  };
}
