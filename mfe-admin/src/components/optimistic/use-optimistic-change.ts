import { useRef } from 'react';
import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isConflict } from '@lens/platform/staff-api';
import { pluralize } from '@lens/platform/pluralize';
import { dropRow, knownRow, putRow, type SharedRow, type SharedRows } from '../together/rows';
import { sendInOrder } from '../together/turns';
import { toast, toastFailure } from '../toasts/toasts';

interface OptimisticChange<Item extends SharedRow, Value> extends Pick<
  SharedRows<Item>,
  'key' | 'oneKey' | 'read' | 'nameOf'
> {
  /** What the row holds now: what an undo goes back to. */
  valueOf: (item: Item) => Value;
  apply: (item: Item, value: Value) => Item;
  /** @param baseRevision the revision that the change is made on @returns what the API answers */
  send: (id: string, value: Value, baseRevision: number) => Promise<{ revision: number }>;
  /** `Approved Ana Reyes`, `Approved 3 testimonials`. */
  said: (items: Item[], value: Value) => string;
  /** How a row stands that somebody else changed: `It is Booked now.` */
  now: (item: Item) => string;
  /** `testimonial`, for how many could not be changed. */
  noun: string;
}

/** One row on its way from one value to another. */
interface Step<Item, Value> {
  item: Item;
  from: Value;
  to: Value;
  /** The revision that it may be made on, and none that is newer; without it, the newest that was seen here. */
  on?: Promise<number>;
}

interface Refused<Item, Value> {
  step: Step<Item, Value>;
  reason: unknown;
}

/** One's own change was refused, so that there is nothing to take back. */
const nothingToUndo = new Error('Nothing to undo.');

const isUnread = ({ state }: Query): boolean => state.data === undefined;

/** The row as it is known to be, while what is on the screen may be a key press behind. */
export const newest = <Item extends SharedRow>(client: QueryClient, key: QueryKey, shown: Item): Item =>
  knownRow<Item>(client, { key, oneKey: (id) => [...key, id] }, shown.id) ?? shown;

/**
 * Changes rows of a list: shown at once, with an undo for six seconds, and each row that the API refuses is taken back
 * with its reason. An undo takes back one's own change alone: where somebody has changed the row since, that stays. The
 * list is not read again, so that no row vanishes under someone's hands.
 * @returns `change(items, value)`, settled when the API has answered for all of them
 */
export function useOptimisticChange<Item extends SharedRow, Value>(how: OptimisticChange<Item, Value>) {
  const client = useQueryClient();
  const { key, valueOf, apply, send, said, now, read, nameOf, noun } = how;
  type Steps = Step<Item, Value>[];
  /** What was asked last of each row. */
  const last = useRef(new Map<string, Step<Item, Value>>());

  const show = (id: string, value: Value) => putRow<Item>(client, how, id, (item) => apply(item, value));

  /** Shows what became of a row that somebody else changed. @returns how it stands */
  async function showNewest(id: string): Promise<string> {
    const found = await read(id);
    if (found) putRow<Item>(client, how, id, (row) => ({ ...row, ...found }));
    else dropRow(client, how, id);
    const item = knownRow<Item>(client, how, id);
    return found && item ? now(item) : '';
  }

  async function explain({ item }: Step<Item, Value>, failure: unknown): Promise<string> {
    const reason = failure instanceof Error ? failure.message : '';
    const stands = isConflict(failure) ? await showNewest(item.id).catch(() => '') : '';
    return `${reason} ${stands}`.trim();
  }

  const names = (of: Steps): string => of.map(({ item }) => nameOf(item).replace(/\.$/, '')).join(', ');

  async function complain(refused: Refused<Item, Value>[], steps: Steps, isUndo: boolean): Promise<void> {
    const isBeaten = refused.some(({ reason }) => isConflict(reason));
    const reasons = await Promise.all(refused.map(({ step, reason }) => explain(step, reason)));
    const [only] = reasons;
    const text =
      reasons.length === 1 && (!isUndo || steps.length === 1)
        ? only!
        : refused.map(({ step }, index) => `${nameOf(step.item)}: ${reasons[index]!}`).join('\n');
    const again = () =>
      refused.map(({ step }): Step<Item, Value> => {
        const item = knownRow<Item>(client, how, step.item.id) ?? step.item;
        return isUndo ? step : { item, from: valueOf(item), to: step.to };
      });
    const offer = {
      label: isBeaten ? 'Change it anyway' : 'Try again',
      run: () => void run(again(), isUndo),
    };
    const kept = refused.map(({ step }) => step);
    const undone = steps.filter((step) => !kept.includes(step));
    const title = !isUndo
      ? `${pluralize(refused.length, noun)} not changed.`
      : undone.length === 0
        ? 'Not undone.'
        : `Undone: ${names(undone)}. Not undone: ${names(kept)}.`;
    toastFailure(title, new Error(text), isUndo && isBeaten ? undefined : offer);
  }

  async function settle(steps: Steps, made: Promise<number>[], isUndo: boolean): Promise<number> {
    const answers = await Promise.allSettled(made);
    const refused = steps.flatMap((step, index) => {
      const answer = answers[index]!;
      return answer.status === 'rejected' && answer.reason !== nothingToUndo
        ? [{ step, reason: answer.reason as unknown }]
        : [];
    });
    for (const { step, reason } of refused) {
      console.error(reason);
      show(step.item.id, step.from);
    }
    if (refused.length > 0) await complain(refused, steps, isUndo);
    await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
    // What was being read for the first time was given up, and nobody else would read it again.
    void client.refetchQueries({ queryKey: key, type: 'active', predicate: isUnread });
    return steps.length - refused.length;
  }

  /** @returns the revisions that are made, and how many rows the API took in the end */
  function run(steps: Steps, isUndo = false): { made: Promise<number>[]; taken: Promise<number> } {
    const showAll = () => steps.forEach(({ item, to }) => show(item.id, to));
    // At once, since the next key may be pressed before another turn; a reading that is given up puts back what it found.
    showAll();
    const ready = client.cancelQueries({ queryKey: key }).then(showAll);
    const made = steps.map((step) => {
      const { item, to, on } = step;
      last.current.set(item.id, step);
      return sendInOrder(item.id, async (before = 0) => {
        await ready;
        const baseRevision = on
          ? await on.catch(() => Promise.reject(nothingToUndo))
          : Math.max(before, item.revision);
        const { revision } = await send(item.id, to, baseRevision);
        const isLast = last.current.get(item.id) === step;
        // A list that was read meanwhile may have brought back how the row stood before.
        putRow<Item>(client, how, item.id, (row) =>
          row.revision > revision ? row : { ...(isLast ? apply(row, to) : row), revision },
        );
        return revision;
      });
    });
    return { made, taken: settle(steps, made, isUndo) };
  }

  return async (items: Item[], value: Value): Promise<void> => {
    const steps = items.map((item) => ({ item, from: valueOf(item), to: value }));
    const { made, taken } = run(steps);
    const undo = () =>
      void run(
        steps.map(({ item, from, to }, index) => ({ item, from: to, to: from, on: made[index]! })),
        true,
      );
    const takeBack = toast(said(items, value), { label: 'Undo', run: undo });
    if ((await taken) === 0) takeBack();
  };
}
