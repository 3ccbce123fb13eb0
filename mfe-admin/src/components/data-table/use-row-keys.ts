import { useRef, type RefObject } from 'react';
import { useShortcuts } from '@lens/platform/shortcuts';

export interface RowKey<Item> {
  key: string;
  label: string;
  run: (item: Item) => void;
}

/** Names a row in the page. */
export const rowAttribute = 'data-row';
/** Put on the control of a row that takes the focus when somebody moves to the row: the link or button that names it. */
export const primary = { 'data-primary': '' };

const focusRow = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-primary]')?.focus();

/** Whether somebody points at a row or works in one: rows should not move now. */
export const isInHand = (): boolean =>
  document.querySelector(`[${rowAttribute}]:hover, [${rowAttribute}]:focus-within`) !== null;

/** Goes to the row with this id, if it is there. */
export const focusRowOf = (id: string): void =>
  focusRow(
    [...document.querySelectorAll(`[${rowAttribute}]`)].find((row) => row.getAttribute(rowAttribute) === id),
  );

/** For a control that leaves with what it does: the focus goes to the row's name instead of nowhere. */
export const stayInRow = (control: Element): void => focusRow(control.closest(`[${rowAttribute}]`));

interface Beside<Item> {
  /** The row that is open beside the table: keys act on it while the focus is elsewhere. */
  current?: string;
  onMove?: (item: Item) => void;
}

/** J and K move through the rows; the other keys act on the row that has the focus. */
export function useRowKeys<Item extends { id: string }>(
  table: RefObject<HTMLElement | null>,
  items: Item[],
  keys: RowKey<Item>[],
  { current, onMove }: Beside<Item> = {},
): void {
  const last = useRef(-1);
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [])];
  const idOf = (row: Element | undefined) => row?.getAttribute(rowAttribute);
  const focused = () => {
    const all = rows();
    const here = all.findIndex((row) => row.contains(document.activeElement));
    return here < 0 && current ? all.findIndex((row) => idOf(row) === current) : here;
  };
  const itemOf = (row: Element | undefined) => items.find(({ id }) => id === idOf(row));
  const move = (step: 1 | -1) => {
    const all = rows();
    const from = focused() < 0 ? Math.min(last.current, all.length) : focused();
    const to = Math.max(0, Math.min(all.length - 1, from + step));
    last.current = to;
    const row = all[to];
    focusRow(row);
    row?.scrollIntoView?.({ block: 'nearest' });
    const item = itemOf(row);
    if (item) onMove?.(item);
  };
  useShortcuts([
    { key: 'j', label: 'Next row', run: () => move(1) },
    { key: 'k', label: 'Previous row', run: () => move(-1) },
    ...keys.map(({ key, label, run }) => ({
      key,
      label,
      run: () => {
        const item = itemOf(rows()[focused()]);
        if (item) run(item);
      },
    })),
  ]);
}
