import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '@lens/platform/router';
import { focusRowById } from '../../components/data-table/use-row-keys';

/** The address at which the inbox shows a request: it names nobody. */
export const requestAddress = (id: string): string =>
  `/admin/consultations?request=${encodeURIComponent(id)}`;

/**
 * Which request is open beside the list, by the address: going back closes it, and the address can be passed on. What the
 * list is narrowed to stays in the address beside it. Notes that are being written stay where they are, so nobody is
 * asked.
 */
export function useOpenRequest() {
  const [address, setAddress] = useSearchParams();
  const openId = address.get('request');
  const previousId = useRef(openId);
  // Known at once: a key may be pressed before the address has changed.
  const requestedId = useRef(openId);
  const latestSetAddress = useRef(setAddress);
  useEffect(() => {
    latestSetAddress.current = setAddress;
  }, [setAddress]);
  useEffect(() => {
    if (!openId && previousId.current) focusRowById(previousId.current);
    previousId.current = openId;
    requestedId.current = openId;
  }, [openId]);
  const setOpenId = useCallback((id: string | null, replace: boolean) => {
    requestedId.current = id;
    latestSetAddress.current(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set('request', id);
        else next.delete('request');
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }, []);
  return {
    openId,
    open: useCallback((id: string) => setOpenId(id, false), [setOpenId]),
    /** Shows another one in the place of the one that is open, if one is. */
    move: useCallback(
      (id: string) => {
        if (requestedId.current) setOpenId(id, true);
      },
      [setOpenId],
    ),
    close: useCallback(() => setOpenId(null, true), [setOpenId]),
  };
}
