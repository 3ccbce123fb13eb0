import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShortcuts } from '@lens/platform/shortcuts';

export interface RowKey<Item> {
  key: string;
  label: string;
  run: (item: Item) => void;
}

/** Names a row in the page. */
export const rowAttribute = 'data-row';
/** Put on the control of a row that takes the focus when somebody moves to the row: the link or button that names it. */
export const rowFocusTarget = { 'data-primary': '' };

const focusRow = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-primary]')?.focus();

/** Whether somebody points at a row or works in one: rows should not move now. */
export const isRowInUse = (): boolean =>
  document.querySelector(`[${rowAttribute}]:hover, [${rowAttribute}]:focus-within`) !== null;

/** Goes to the row with this id, if it is there. */
export const focusRowById = (id: string): void =>
  focusRow(
    [...document.querySelectorAll(`[${rowAttribute}]`)].find((row) => row.getAttribute(rowAttribute) === id),
  );

/** For a control that leaves with what it does: the focus goes to the row's name instead of nowhere. */
export const moveFocusToRow = (control: Element): void => focusRow(control.closest(`[${rowAttribute}]`));

interface RowKeyOptions<Item> {
  /** The row that is open beside the table: keys act on it while the focus is elsewhere. */
  openRowId?: string;
  onMove?: (item: Item) => void;
  /** Asks for the page after or before this one; false when there is none. */
  turnPage?: (step: Step) => boolean;
}

type Step = 1 | -1;

/**
 * J and K move through the rows, and from page to page; the other keys act on the row that has the focus. Beyond the last
 * row nothing has: a rhythm of keys that goes on must not be done to the last row once more.
 * @returns what to say when there is no further row
 */
export function useRowKeys<Item extends { id: string }>(
  table: RefObject<HTMLElement | null>,
  items: Item[],
  keys: RowKey<Item>[],
  { openRowId, onMove, turnPage }: RowKeyOptions<Item> = {},
): string {
  /** Where somebody was last: the row, and the place that it had. */
  const lastFocused = useRef({ id: '', index: -1 });
  const pendingPageTurn = useRef<Step | null>(null);
  const [end, setEnd] = useState<Step | null>(null);
  const endRef = useRef(end);
  const setEndAt = (step: Step | null) => {
    endRef.current = step;
    setEnd(step);
  };
  const findRows = () => [...(table.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [])];
  const idOf = (row: Element | undefined) => row?.getAttribute(rowAttribute) ?? '';
  const focusedIndex = (all: HTMLElement[]) => {
    const index = all.findIndex((row) => row.contains(document.activeElement));
    return index < 0 && openRowId ? all.findIndex((row) => idOf(row) === openRowId) : index;
  };
  const itemOf = (row: Element | undefined) => items.find(({ id }) => id === idOf(row));
  const focusRowAt = (all: HTMLElement[], index: number) => {
    const row = all[index];
    lastFocused.current = { id: idOf(row), index };
    focusRow(row);
    row?.scrollIntoView?.({ block: 'nearest' });
    const item = itemOf(row);
    if (item) onMove?.(item);
  };
  /** Where the step begins. A row that has left the list gives its place to the one after it, which is not skipped. */
  const startIndex = (all: HTMLElement[], step: Step): number => {
    const index = focusedIndex(all);
    if (index >= 0) return index;
    const { id, index: place } = lastFocused.current;
    const indexNow = all.findIndex((row) => idOf(row) === id);
    if (indexNow >= 0) return indexNow;
    return place >= 0 && step > 0 ? place - 1 : Math.min(place, all.length);
  };
  const moveBy = (step: Step) => {
    const all = findRows();
    if (endRef.current !== null) {
      const canTurnBack = endRef.current !== step;
      if (canTurnBack) setEndAt(null);
      return canTurnBack ? focusRowAt(all, step > 0 ? 0 : all.length - 1) : undefined;
    }
    const target = startIndex(all, step) + step;
    if (target >= 0 && target < all.length) return focusRowAt(all, target);
    // From nowhere, the step back leads to the first row too.
    if (target < 0 && focusedIndex(all) < 0) return focusRowAt(all, 0);
    if (turnPage?.(step)) pendingPageTurn.current = step;
    else {
      setEndAt(step);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
  };
  const onRowsChange = useEffectEvent(() => {
    const step = pendingPageTurn.current;
    pendingPageTurn.current = null;
    if (endRef.current !== null) setEndAt(null);
    if (step !== null) focusRowAt(findRows(), step > 0 ? 0 : findRows().length - 1);
  });
  const rowIds = items.map(({ id }) => id).join();
  useEffect(() => onRowsChange(), [rowIds, openRowId]);
  const onRowFocus = useEffectEvent(() => {
    const all = findRows();
    const index = all.findIndex((row) => row.contains(document.activeElement));
    lastFocused.current = { id: idOf(all[index]), index };
    if (endRef.current !== null) setEndAt(null);
  });
  useEffect(() => {
    const element = table.current;
    const onFocusIn = () => onRowFocus();
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [table]);
  useShortcuts([
    { key: 'j', label: 'Next row', run: () => moveBy(1) },
    { key: 'k', label: 'Previous row', run: () => moveBy(-1) },
    ...keys.map(({ key, label, run }) => ({
      key,
      label,
      run: () => {
        if (endRef.current !== null) return;
        const all = findRows();
        const item = itemOf(all[focusedIndex(all)]);
        if (item) run(item);
      },
    })),
  ]);
  return end === null ? '' : end > 0 ? 'That was the last row.' : 'That was the first row.';
}
