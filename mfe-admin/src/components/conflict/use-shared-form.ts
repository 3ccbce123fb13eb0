import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isConflict } from '@lens/platform/staff-api';
import { showFailure } from '../field/show-failure';
import { mergeForms, valueAt, type FormField, type FormMerge } from './form-fields';

/** The form goes on with its own. */
const cloneValues = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

interface SharedItem {
  revision: number;
  changed_by: string | null;
}

interface SharedFormOptions<Item extends SharedItem, Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  /** The thing as this tab knows it now; it may change under the form. */
  item: Item | undefined;
  valuesOf: (item: Item) => Values;
  fields: readonly FormField[];
  /** As it is now. */
  readNewest: () => Promise<Item>;
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
export function useSharedForm<Item extends SharedItem, Values extends FieldValues, Sent>({
  form,
  item,
  valuesOf,
  fields,
  readNewest,
}: SharedFormOptions<Item, Values, Sent>) {
  const baseItem = useRef(item);
  const [conflict, setConflict] = useState<Conflict<Item>>();
  /** Who has changed what is being changed here. */
  const [pendingConflict, setPendingConflict] = useState<Conflict<Item>>();

  const compareWith = (theirs: Item): Conflict<Item> => {
    const values = { mine: cloneValues(form.getValues()), theirs: valuesOf(theirs) as unknown };
    const base = baseItem.current ? valuesOf(baseItem.current) : undefined;
    return { item: theirs, base, values, ...mergeForms(fields, { base, ...values }) };
  };
  /** Begins anew from theirs, with these fields as they are here. */
  const rebase = (theirs: Item, mine: unknown, kept: readonly FormField[]) => {
    baseItem.current = theirs;
    setPendingConflict(undefined);
    setConflict(undefined);
    form.reset(valuesOf(theirs) as unknown as DefaultValues<Values>);
    for (const { path } of kept)
      form.setValue(path as Path<Values>, valueAt(mine, path) as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
  };
  const onItemChange = useEffectEvent((theirs: Item) => {
    if (baseItem.current && theirs.revision <= baseItem.current.revision) return;
    const comparison = compareWith(theirs);
    if (comparison.disputed.length > 0) setPendingConflict(comparison);
    else rebase(theirs, comparison.values.mine, comparison.mine);
  });
  useEffect(() => {
    if (item) onItemChange(item);
  }, [item]);

  return {
    /** The revision that what is written here was made on. */
    revision: () => baseItem.current?.revision,
    /** What was saved from here is nobody else's change. */
    markSaved: (stored: Item) => {
      baseItem.current = stored;
      setPendingConflict(undefined);
      setConflict(undefined);
    },
    /** Where somebody was quicker, asks what is to stay; else says what is wrong. */
    handleFailure: async (failure: unknown) => {
      if (!isConflict(failure)) return showFailure(form, failure);
      try {
        setConflict(compareWith(await readNewest()));
      } catch (readFailure) {
        showFailure(form, readFailure);
      }
    },
    pendingConflict,
    conflict,
    rebase,
    postpone: () => setConflict(undefined),
  };
}
