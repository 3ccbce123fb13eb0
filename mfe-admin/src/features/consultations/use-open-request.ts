import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '@lens/platform/router';
import { focusRowById } from '../../components/data-table/use-row-keys';

/** The address of a request in the inbox; it contains no name. */
export const requestAddress = (id: string): string =>
  `/admin/consultations?request=${encodeURIComponent(id)}`;

/**
 * The request that is open beside the list, by the address: going back closes it, and the address can be shared. The
 * list's filters stay in the address. Unsaved notes are kept, so no question is asked.
 */
export function useOpenRequest() {
  const [address, setAddress] = useSearchParams();
  const openId = address.get('request');
  const previousId = useRef(openId);
  // Set at once, since another key may be pressed before the address changes.
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
    /** Shows another request instead of the open one, if one is open. */
    move: useCallback(
      (id: string) => {
        if (requestedId.current) setOpenId(id, true);
      },
      [setOpenId],
    ),
    close: useCallback(() => setOpenId(null, true), [setOpenId]),
  };
}
