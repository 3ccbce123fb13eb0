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
  /** The row's current value, which an undo restores. */
  valueOf: (item: Item) => Value;
  apply: (item: Item, value: Value) => Item;
  /** @param baseRevision the revision that the change is based on @returns the API's response */
  send: (id: string, value: Value, baseRevision: number) => Promise<{ revision: number }>;
  /** `Approved Ana Reyes`, `Approved 3 testimonials`. */
  describe: (items: Item[], value: Value) => string;
  /** The state of a row that a colleague changed: `It is Booked now.` */
  describeState: (item: Item) => string;
  /** `testimonial`, for the number of rows that were not changed. */
  noun: string;
}

/** A change of one row from one value to another. */
interface ValueChange<Item, Value> {
  item: Item;
  before: Value;
  after: Value;
  /** The only revision that the change may be based on; without it, the newest that this tab knows. */
  basedOn?: Promise<number>;
}

interface RefusedChange<Item, Value> {
  change: ValueChange<Item, Value>;
  reason: unknown;
}

/** The change itself was refused, so there is nothing to undo. */
const nothingToUndoError = new Error('Nothing to undo.');

const hasNoData = ({ state }: Query): boolean => state.data === undefined;

/** The row from the cache, which may be newer than the one on the screen. */
export const newestRow = <Item extends SharedRow>(client: QueryClient, key: QueryKey, shown: Item): Item =>
  findCachedRow<Item>(client, { key, itemKey: (id) => [...key, id] }, shown.id) ?? shown;

/**
 * Changes rows of a list. The new value is shown at once, can be undone for six seconds, and is reverted with a reason
 * if the API refuses it. An undo reverts only one's own change: a later change by a colleague stays. The list is not
 * loaded again, so that no row moves while somebody works in it.
 * @returns `change(items, value)`, which resolves when the API has answered for all items
 */
export function useOptimisticChange<Item extends SharedRow, Value>(options: OptimisticChange<Item, Value>) {
  const client = useQueryClient();
  const { key, valueOf, apply, send, describe, describeState, read, nameOf, noun } = options;
  type ValueChanges = ValueChange<Item, Value>[];
  /** The latest change of each row. */
  const latestChanges = useRef(new Map<string, ValueChange<Item, Value>>());

  const showValue = (id: string, value: Value) =>
    updateCachedRow<Item>(client, options, id, (item) => apply(item, value));

  /** Shows the newest state of a row that a colleague changed. @returns that state in words */
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
    // The first load of a list may have been cancelled, and nothing else would start it again.
    void client.refetchQueries({ queryKey: key, type: 'active', predicate: hasNoData });
    return changes.length - refused.length;
  }

  /** @returns the new revisions, and how many rows the API accepted */
  function sendAll(
    changes: ValueChanges,
    isUndo = false,
  ): { revisions: Promise<number>[]; acceptedCount: Promise<number> } {
    const showAll = () => changes.forEach(({ item, after }) => showValue(item.id, after));
    // Shown at once, since another key may be pressed before the promise resolves; shown again since a cancelled query
    // restores its old data.
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
        // A list that was loaded meanwhile may contain the old value.
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
