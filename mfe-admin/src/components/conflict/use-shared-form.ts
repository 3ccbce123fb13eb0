import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isConflict } from '@lens/platform/staff-api';
import { showFailure } from '../field/show-failure';
import { mergeForms, valueAt, type FormField, type FormMerge } from './form-fields';

/** The form goes on with its own. */
const copied = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

interface Shared {
  revision: number;
  changed_by: string | null;
}

interface SharedFormOptions<Item extends Shared, Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  /** The thing as this tab knows it now; it may change under the form. */
  item: Item | undefined;
  valuesOf: (item: Item) => Values;
  fields: readonly FormField[];
  /** As it is now. */
  read: () => Promise<Item>;
}

/** What two made of one thing, for whoever has to choose. */
export interface Conflict<Item> extends FormMerge {
  item: Item;
  base: unknown;
  values: { mine: unknown; theirs: unknown };
}

/**
 * A form on a thing that others change meanwhile. What they change elsewhere comes into the form by itself; what both
 * changed is asked about when it is saved.
 */
export function useSharedForm<Item extends Shared, Values extends FieldValues, Sent>({
  form,
  item,
  valuesOf,
  fields,
  read,
}: SharedFormOptions<Item, Values, Sent>) {
  const seen = useRef(item);
  const [conflict, setConflict] = useState<Conflict<Item>>();
  /** Who has changed what is being changed here. */
  const [rival, setRival] = useState<Conflict<Item>>();

  const between = (theirs: Item): Conflict<Item> => {
    const values = { mine: copied(form.getValues()), theirs: valuesOf(theirs) as unknown };
    const base = seen.current ? valuesOf(seen.current) : undefined;
    return { item: theirs, base, values, ...mergeForms(fields, { base, ...values }) };
  };
  /** Begins anew from theirs, with these fields as they are here. */
  const take = (theirs: Item, mine: unknown, kept: readonly FormField[]) => {
    seen.current = theirs;
    setRival(undefined);
    setConflict(undefined);
    form.reset(valuesOf(theirs) as unknown as DefaultValues<Values>);
    for (const { path } of kept)
      form.setValue(path as Path<Values>, valueAt(mine, path) as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
  };
  const meet = useEffectEvent((theirs: Item) => {
    if (seen.current && theirs.revision <= seen.current.revision) return;
    const merge = between(theirs);
    if (merge.disputed.length > 0) setRival(merge);
    else take(theirs, merge.values.mine, merge.mine);
  });
  useEffect(() => {
    if (item) meet(item);
  }, [item]);

  return {
    /** The revision that what is written here was made on. */
    revision: () => seen.current?.revision,
    /** What was saved from here is nobody else's change. */
    saved: (stored: Item) => {
      seen.current = stored;
      setRival(undefined);
      setConflict(undefined);
    },
    /** Where somebody was quicker, asks what is to stay; else says what is wrong. */
    refused: async (failure: unknown) => {
      if (!isConflict(failure)) return showFailure(form, failure);
      try {
        setConflict(between(await read()));
      } catch (unread) {
        showFailure(form, unread);
      }
    },
    rival,
    conflict,
    take,
    later: () => setConflict(undefined),
  };
}
