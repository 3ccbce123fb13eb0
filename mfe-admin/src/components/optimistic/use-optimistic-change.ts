import { useRef } from 'react';
import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isConflict } from '@lens/platform/staff-api';
import { pluralize } from '@lens/platform/pluralize';
import {
  removeCachedRow,
  findCachedRow,
  updateCachedRow,
  type SharedRow,
  type SharedRows,
} from '../shared-rows/shared-rows';
import { sendInOrder } from '../shared-rows/send-in-order';
import { toast, toastFailure } from '../toasts/toasts';

interface OptimisticChange<Item extends SharedRow, Value> extends Pick<
  SharedRows<Item>,
  'key' | 'itemKey' | 'read' | 'nameOf'
> {
  /** What the row holds now: what an undo goes back to. */
  valueOf: (item: Item) => Value;
  apply: (item: Item, value: Value) => Item;
  /** @param baseRevision the revision that the change is made on @returns what the API answers */
  send: (id: string, value: Value, baseRevision: number) => Promise<{ revision: number }>;
  /** `Approved Ana Reyes`, `Approved 3 testimonials`. */
  describe: (items: Item[], value: Value) => string;
  /** How a row stands that somebody else changed: `It is Booked now.` */
  describeState: (item: Item) => string;
  /** `testimonial`, for how many could not be changed. */
  noun: string;
}

/** One row on its way from one value to another. */
interface ValueChange<Item, Value> {
  item: Item;
  before: Value;
  after: Value;
  /** The revision that it may be made on, and none that is newer; without it, the newest that was seen here. */
  basedOn?: Promise<number>;
}

interface RefusedChange<Item, Value> {
  change: ValueChange<Item, Value>;
  reason: unknown;
}

/** One's own change was refused, so that there is nothing to take back. */
const nothingToUndoError = new Error('Nothing to undo.');

const hasNoData = ({ state }: Query): boolean => state.data === undefined;

/** The row as it is known to be, while what is on the screen may be a key press behind. */
export const newestRow = <Item extends SharedRow>(client: QueryClient, key: QueryKey, shown: Item): Item =>
  findCachedRow<Item>(client, { key, itemKey: (id) => [...key, id] }, shown.id) ?? shown;

/**
 * Changes rows of a list: shown at once, with an undo for six seconds, and each row that the API refuses is taken back
 * with its reason. An undo takes back one's own change alone: where somebody has changed the row since, that stays. The
 * list is not read again, so that no row vanishes under someone's hands.
 * @returns `change(items, value)`, settled when the API has answered for all of them
 */
export function useOptimisticChange<Item extends SharedRow, Value>(options: OptimisticChange<Item, Value>) {
  const client = useQueryClient();
  const { key, valueOf, apply, send, describe, describeState, read, nameOf, noun } = options;
  type ValueChanges = ValueChange<Item, Value>[];
  /** What was asked last of each row. */
  const latestChanges = useRef(new Map<string, ValueChange<Item, Value>>());

  const showValue = (id: string, value: Value) =>
    updateCachedRow<Item>(client, options, id, (item) => apply(item, value));

  /** Shows what became of a row that somebody else changed. @returns how it stands */
  async function showNewest(id: string): Promise<string> {
    const found = await read(id);
    if (found) updateCachedRow<Item>(client, options, id, (row) => ({ ...row, ...found }));
    else removeCachedRow(client, options, id);
    const item = findCachedRow<Item>(client, options, id);
    return found && item ? describeState(item) : '';
  }

  async function explainFailure({ item }: ValueChange<Item, Value>, failure: unknown): Promise<string> {
    const reason = failure instanceof Error ? failure.message : '';
    const stateText = isConflict(failure) ? await showNewest(item.id).catch(() => '') : '';
    return `${reason} ${stateText}`.trim();
  }

  const formatNames = (changes: ValueChanges): string =>
    changes.map(({ item }) => nameOf(item).replace(/\.$/, '')).join(', ');

  async function reportRefusals(
    refused: RefusedChange<Item, Value>[],
    changes: ValueChanges,
    isUndo: boolean,
  ): Promise<void> {
    const hasConflict = refused.some(({ reason }) => isConflict(reason));
    const reasons = await Promise.all(refused.map(({ change, reason }) => explainFailure(change, reason)));
    const [only] = reasons;
    const text =
      reasons.length === 1 && (!isUndo || changes.length === 1)
        ? only!
        : refused.map(({ change }, index) => `${nameOf(change.item)}: ${reasons[index]!}`).join('\n');
    const changesToRetry = () =>
      refused.map(({ change }): ValueChange<Item, Value> => {
        const item = findCachedRow<Item>(client, options, change.item.id) ?? change.item;
        return isUndo ? change : { item, before: valueOf(item), after: change.after };
      });
    const action = {
      label: hasConflict ? 'Change it anyway' : 'Try again',
      run: () => void sendAll(changesToRetry(), isUndo),
    };
    const refusedChanges = refused.map(({ change }) => change);
    const undone = changes.filter((change) => !refusedChanges.includes(change));
    const title = !isUndo
      ? `${pluralize(refused.length, noun)} not changed.`
      : undone.length === 0
        ? 'Not undone.'
        : `Undone: ${formatNames(undone)}. Not undone: ${formatNames(refusedChanges)}.`;
    toastFailure(title, new Error(text), isUndo && hasConflict ? undefined : action);
  }

  async function waitForAll(
    changes: ValueChanges,
    revisions: Promise<number>[],
    isUndo: boolean,
  ): Promise<number> {
    const answers = await Promise.allSettled(revisions);
    const refused = changes.flatMap((change, index) => {
      const answer = answers[index]!;
      return answer.status === 'rejected' && answer.reason !== nothingToUndoError
        ? [{ change, reason: answer.reason as unknown }]
        : [];
    });
    for (const { change, reason } of refused) {
      console.error(reason);
      showValue(change.item.id, change.before);
    }
    if (refused.length > 0) await reportRefusals(refused, changes, isUndo);
    await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
    // What was being read for the first time was given up, and nobody else would read it again.
    void client.refetchQueries({ queryKey: key, type: 'active', predicate: hasNoData });
    return changes.length - refused.length;
  }

  /** @returns the revisions that are made, and how many rows the API took in the end */
  function sendAll(
    changes: ValueChanges,
    isUndo = false,
  ): { revisions: Promise<number>[]; acceptedCount: Promise<number> } {
    const showAll = () => changes.forEach(({ item, after }) => showValue(item.id, after));
    // At once, since the next key may be pressed before another turn; a reading that is given up puts back what it found.
    showAll();
    const whenReady = client.cancelQueries({ queryKey: key }).then(showAll);
    const revisions = changes.map((change) => {
      const { item, after, basedOn } = change;
      latestChanges.current.set(item.id, change);
      return sendInOrder(item.id, async (previousRevision = 0) => {
        await whenReady;
        const baseRevision = basedOn
          ? await basedOn.catch(() => Promise.reject(nothingToUndoError))
          : Math.max(previousRevision, item.revision);
        const { revision } = await send(item.id, after, baseRevision);
        const isLatest = latestChanges.current.get(item.id) === change;
        // A list that was read meanwhile may have brought back how the row stood before.
        updateCachedRow<Item>(client, options, item.id, (row) =>
          row.revision > revision ? row : { ...(isLatest ? apply(row, after) : row), revision },
        );
        return revision;
      });
    });
    return { revisions, acceptedCount: waitForAll(changes, revisions, isUndo) };
  }

  return async (items: Item[], value: Value): Promise<void> => {
    const changes = items.map((item) => ({ item, before: valueOf(item), after: value }));
    const { revisions, acceptedCount } = sendAll(changes);
    const undo = () =>
      void sendAll(
        changes.map(({ item, before, after }, index) => ({
          item,
          before: after,
          after: before,
          basedOn: revisions[index]!,
        })),
        true,
      );
    const closeToast = toast(describe(items, value), { label: 'Undo', run: undo });
    if ((await acceptedCount) === 0) closeToast();
  };
}
