import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from '@lens/platform/router';
import { focusRowOf } from '../../components/data-table/use-row-keys';

const inbox = '/admin/consultations';

/** The address at which the inbox shows a request: it names nobody. */
export const addressOf = (id: string): string => `${inbox}?request=${encodeURIComponent(id)}`;

/**
 * Which request is open beside the list, by the address: going back closes it, and the address can be passed on. Notes
 * that are being written stay where they are, so nobody is asked.
 */
export function useOpened() {
  const [address] = useSearchParams();
  const opened = address.get('request');
  const navigate = useNavigate();
  const before = useRef(opened);
  // Known at once: a key may be pressed before the address has changed.
  const asked = useRef(opened);
  useEffect(() => {
    if (!opened && before.current) focusRowOf(before.current);
    before.current = opened;
    asked.current = opened;
  }, [opened]);
  return {
    opened,
    open: useCallback(
      (id: string) => {
        asked.current = id;
        navigate(addressOf(id), { unasked: true });
      },
      [navigate],
    ),
    /** Shows another one in the place of the one that is open, if one is. */
    move: useCallback(
      (id: string) => {
        if (asked.current) navigate(addressOf(id), { unasked: true, replace: true });
      },
      [navigate],
    ),
    close: useCallback(() => {
      asked.current = null;
      navigate(inbox, { unasked: true, replace: true });
    }, [navigate]),
  };
}
