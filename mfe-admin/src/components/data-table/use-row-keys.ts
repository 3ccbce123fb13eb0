import { useRef, type RefObject } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts';

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

/** For a control that leaves with what it does: the focus goes to the row's name instead of nowhere. */
export const stayInRow = (control: Element): void => focusRow(control.closest(`[${rowAttribute}]`));

/** J and K move through the rows; the other keys act on the row that has the focus. */
export function useRowKeys<Item extends { id: string }>(
  table: RefObject<HTMLElement | null>,
  items: Item[],
  keys: RowKey<Item>[],
): void {
  const last = useRef(-1);
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [])];
  const focused = () => rows().findIndex((row) => row.contains(document.activeElement));
  const move = (step: 1 | -1) => {
    const all = rows();
    const from = focused() < 0 ? Math.min(last.current, all.length) : focused();
    const to = Math.max(0, Math.min(all.length - 1, from + step));
    last.current = to;
    const row = all[to];
    focusRow(row);
    row?.scrollIntoView?.({ block: 'nearest' });
  };
  useShortcuts([
    { key: 'j', label: 'Next row', run: () => move(1) },
    { key: 'k', label: 'Previous row', run: () => move(-1) },
    ...keys.map(({ key, label, run }) => ({
      key,
      label,
      run: () => {
        const id = rows()[focused()]?.getAttribute(rowAttribute);
        const item = items.find((one) => one.id === id);
        if (item) run(item);
      },
    })),
  ]);
}
