import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { countOf } from '../page-head/count-of';
import { toast, toastFailure } from '../toasts/toasts';

interface Row {
  id: string;
}

interface OptimisticChange<Item extends Row, Value> {
  /** Under which pages of the list are held, and rows by themselves at `[...key, id]`. */
  key: QueryKey;
  /** What the row holds now: what an undo goes back to. */
  valueOf: (item: Item) => Value;
  apply: (item: Item, value: Value) => Item;
  send: (id: string, value: Value) => Promise<unknown>;
  /** `Approved Ana Reyes`, `Approved 3 testimonials`. */
  said: (items: Item[], value: Value) => string;
  /** `testimonial`, for how many could not be changed. */
  noun: string;
}

const isUnread = ({ state }: Query): boolean => state.data === undefined;

/** The row as it is known to be, while what is on the screen may be a key press behind. */
export const newest = <Item extends Row>(client: QueryClient, key: QueryKey, shown: Item): Item =>
  client
    .getQueriesData<Page<Item>>({ queryKey: key, type: 'active' })
    .flatMap(([, page]) => (page && 'items' in page ? page.items : []))
    .find(({ id }) => id === shown.id) ?? shown;

/** Changes of one row reach the API in the order in which they were made. */
const queues = new Map<string, Promise<unknown>>();
function inTurn(id: string, send: () => Promise<unknown>): Promise<unknown> {
  const turn = (queues.get(id) ?? Promise.resolve()).catch(() => undefined).then(send);
  queues.set(id, turn);
  const leave = () => queues.get(id) === turn && queues.delete(id);
  turn.then(leave, leave);
  return turn;
}

/**
 * Changes rows of a list: shown at once, with an undo for six seconds, and each row that the API refuses is taken back
 * with its reason. The list is not read again, so that no row vanishes under someone's hands.
 * @returns `change(items, value)`, settled when the API has answered for all of them
 */
export function useOptimisticChange<Item extends Row, Value>(how: OptimisticChange<Item, Value>) {
  const client = useQueryClient();
  const { key, valueOf, apply, send, said, noun } = how;

  const show = (values: Map<string, Value>) => {
    client.setQueriesData<Page<Item>>({ queryKey: key }, (page) =>
      page && 'items' in page
        ? {
            ...page,
            items: page.items.map((item) =>
              values.has(item.id) ? apply(item, values.get(item.id) as Value) : item,
            ),
          }
        : page,
    );
    for (const [id, value] of values)
      client.setQueryData<Item>([...key, id], (item) => item && apply(item, value));
  };

  /** @returns how many the API took */
  async function run(values: Map<string, Value>, before: Map<string, Value>): Promise<number> {
    // At once, since the next key may be pressed before another turn; a reading that is given up puts back what it found.
    show(values);
    await client.cancelQueries({ queryKey: key });
    show(values);
    const sent = [...values].map(([id, value]) => inTurn(id, () => send(id, value)).then(() => id));
    const answers = await Promise.allSettled(sent);
    const refused = [...values.keys()].filter((_id, index) => answers[index]?.status === 'rejected');
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) {
      console.error(failed.reason);
      show(new Map(refused.map((id) => [id, before.get(id) as Value])));
      const again = new Map(refused.map((id) => [id, values.get(id) as Value]));
      toastFailure(`${countOf(refused.length, noun)} not changed.`, failed.reason, {
        label: 'Try again',
        run: () => void run(again, before),
      });
    }
    await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
    // What was being read for the first time was given up above, and nobody else would read it again.
    void client.refetchQueries({ queryKey: key, type: 'active', predicate: isUnread });
    return values.size - refused.length;
  }

  return async (items: Item[], value: Value): Promise<void> => {
    const before = new Map(items.map((item) => [item.id, valueOf(item)]));
    const values = new Map(items.map((item) => [item.id, value]));
    const undo = { label: 'Undo', run: () => void run(before, values) };
    const takeBack = toast(said(items, value), undo);
    if ((await run(values, before)) === 0) takeBack();
  };
}
