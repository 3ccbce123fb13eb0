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
  /** Asks for the page after or before this one; false when there is none. */
  turn?: (step: Step) => boolean;
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
  { current, onMove, turn }: Beside<Item> = {},
): string {
  /** Where somebody was last: the row, and the place that it had. */
  const last = useRef({ id: '', place: -1 });
  const turning = useRef<Step | null>(null);
  const [end, setEnd] = useState<Step | null>(null);
  const ended = useRef(end);
  const stopAt = (at: Step | null) => {
    ended.current = at;
    setEnd(at);
  };
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>(`[${rowAttribute}]`) ?? [])];
  const idOf = (row: Element | undefined) => row?.getAttribute(rowAttribute) ?? '';
  const placeOf = (all: HTMLElement[]) => {
    const here = all.findIndex((row) => row.contains(document.activeElement));
    return here < 0 && current ? all.findIndex((row) => idOf(row) === current) : here;
  };
  const itemOf = (row: Element | undefined) => items.find(({ id }) => id === idOf(row));
  const goTo = (all: HTMLElement[], place: number) => {
    const row = all[place];
    last.current = { id: idOf(row), place };
    focusRow(row);
    row?.scrollIntoView?.({ block: 'nearest' });
    const item = itemOf(row);
    if (item) onMove?.(item);
  };
  /** Where the step begins. A row that has left the list gives its place to the one after it, which is not skipped. */
  const startOf = (all: HTMLElement[], step: Step): number => {
    const here = placeOf(all);
    if (here >= 0) return here;
    const { id, place } = last.current;
    const stands = all.findIndex((row) => idOf(row) === id);
    if (stands >= 0) return stands;
    return place >= 0 && step > 0 ? place - 1 : Math.min(place, all.length);
  };
  const move = (step: Step) => {
    const all = rows();
    if (ended.current !== null) {
      const turned = ended.current !== step;
      if (turned) stopAt(null);
      return turned ? goTo(all, step > 0 ? 0 : all.length - 1) : undefined;
    }
    const to = startOf(all, step) + step;
    if (to >= 0 && to < all.length) return goTo(all, to);
    // From nowhere, the step back leads to the first row too.
    if (to < 0 && placeOf(all) < 0) return goTo(all, 0);
    if (turn?.(step)) turning.current = step;
    else {
      stopAt(step);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
  };
  const arrive = useEffectEvent(() => {
    const step = turning.current;
    turning.current = null;
    if (ended.current !== null) stopAt(null);
    if (step !== null) goTo(rows(), step > 0 ? 0 : rows().length - 1);
  });
  const shown = items.map(({ id }) => id).join();
  useEffect(() => arrive(), [shown, current]);
  const remember = useEffectEvent(() => {
    const all = rows();
    const place = all.findIndex((row) => row.contains(document.activeElement));
    last.current = { id: idOf(all[place]), place };
    if (ended.current !== null) stopAt(null);
  });
  useEffect(() => {
    const element = table.current;
    const entered = () => remember();
    element?.addEventListener('focusin', entered);
    return () => element?.removeEventListener('focusin', entered);
  }, [table]);
  useShortcuts([
    { key: 'j', label: 'Next row', run: () => move(1) },
    { key: 'k', label: 'Previous row', run: () => move(-1) },
    ...keys.map(({ key, label, run }) => ({
      key,
      label,
      run: () => {
        if (ended.current !== null) return;
        const all = rows();
        const item = itemOf(all[placeOf(all)]);
        if (item) run(item);
      },
    })),
  ]);
  return end === null ? '' : end > 0 ? 'That was the last row.' : 'That was the first row.';
}
