import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShortcuts } from '@lens/platform/shortcuts';

export interface RowKey<Item> {
  key: string;
  label: string;
  run: (item: Item) => void;
}

/** The attribute that contains a row's id. */
export const rowAttribute = 'data-row';
/** Spread on the link or button that names a row, which takes the focus when somebody moves to the row. */
export const rowFocusTarget = { 'data-primary': '' };

const focusRow = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-primary]')?.focus();

/** Whether the pointer or the focus is in a row; rows should not move then. */
export const isRowInUse = (): boolean =>
  document.querySelector(`[${rowAttribute}]:hover, [${rowAttribute}]:focus-within`) !== null;

/** Moves the focus to the row with this id, if the row exists. */
export const focusRowById = (id: string): void =>
  focusRow(
    [...document.querySelectorAll(`[${rowAttribute}]`)].find((row) => row.getAttribute(rowAttribute) === id),
  );

/** For a button that disappears when it is pressed: moves the focus to the row's name, so that it is not lost. */
export const moveFocusToRow = (control: Element): void => focusRow(control.closest(`[${rowAttribute}]`));

interface RowKeyOptions<Item> {
  /** The row that is open beside the table; shortcuts act on it while the focus is elsewhere. */
  openRowId?: string;
  onMove?: (item: Item) => void;
  /** Loads the next or previous page; false if there is none. */
  turnPage?: (step: Step) => boolean;
}

type Step = 1 | -1;

/**
 * Shortcuts of a table: J and K move through rows and pages, the other keys act on the row with the focus. After the
 * last row no row has the focus, so that a repeated key does not act on the last row again.
 * @returns the message when there is no further row
 */
export function useRowKeys<Item extends { id: string }>(
  table: RefObject<HTMLElement | null>,
  items: Item[],
  keys: RowKey<Item>[],
  { openRowId, onMove, turnPage }: RowKeyOptions<Item> = {},
): string {
  /** The id and index of the last row that had the focus. */
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
  const focusedIndex = (rows: HTMLElement[]) => {
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    return index < 0 && openRowId ? rows.findIndex((row) => idOf(row) === openRowId) : index;
  };
  const itemOf = (row: Element | undefined) => items.find(({ id }) => id === idOf(row));
  const focusRowAt = (rows: HTMLElement[], index: number) => {
    const row = rows[index];
    lastFocused.current = { id: idOf(row), index };
    focusRow(row);
    row?.scrollIntoView?.({ block: 'nearest' });
    const item = itemOf(row);
    if (item) onMove?.(item);
  };
  /** The index to move from. If the row has left the list, the row that took its lastIndex is not skipped. */
  const startIndex = (rows: HTMLElement[], step: Step): number => {
    const index = focusedIndex(rows);
    if (index >= 0) return index;
    const { id, index: lastIndex } = lastFocused.current;
    const indexNow = rows.findIndex((row) => idOf(row) === id);
    if (indexNow >= 0) return indexNow;
    return lastIndex >= 0 && step > 0 ? lastIndex - 1 : Math.min(lastIndex, rows.length);
  };
  const moveBy = (step: Step) => {
    const rows = findRows();
    if (endRef.current !== null) {
      const canTurnBack = endRef.current !== step;
      if (canTurnBack) setEndAt(null);
      return canTurnBack ? focusRowAt(rows, step > 0 ? 0 : rows.length - 1) : undefined;
    }
    const target = startIndex(rows, step) + step;
    if (target >= 0 && target < rows.length) return focusRowAt(rows, target);
    // Without a row to move from, K goes to the first row too.
    if (target < 0 && focusedIndex(rows) < 0) return focusRowAt(rows, 0);
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
    const rows = findRows();
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    lastFocused.current = { id: idOf(rows[index]), index };
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
        const rows = findRows();
        const item = itemOf(rows[focusedIndex(rows)]);
        if (item) run(item);
      },
    })),
  ]);
  return end === null ? '' : end > 0 ? 'That was the last row.' : 'That was the first row.';
}
