import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isConflict } from '@lens/platform/staff-api';
import { showFailure } from '../field/show-failure';
import { mergeForms, valueAt, type FormField, type FormMerge } from './form-fields';

/** A copy, since the form goes on changing its own values. */
const cloneValues = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

interface SharedItem {
  revision: number;
  changed_by: string | null;
}

interface SharedFormOptions<Item extends SharedItem, Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The item as this tab knows it; it may change while the form is open. */
  item: Item | undefined;
  valuesOf: (item: Item) => Values;
  fields: readonly FormField[];
  /** Reads the newest version. */
  readNewest: () => Promise<Item>;
}

/** Both versions of an item, for the choice between them. */
export interface Conflict<Item> extends FormMerge {
  item: Item;
  base: unknown;
  values: { mine: unknown; theirs: unknown };
}

/**
 * A form for an item that colleagues may change at the same time. Their changes to other fields are merged into the
 * form; if both changed the same field, staff choose when they save.
 */
export function useSharedForm<Item extends SharedItem, Values extends FieldValues, Output>({
  form,
  item,
  valuesOf,
  fields,
  readNewest,
}: SharedFormOptions<Item, Values, Output>) {
  const baseItem = useRef(item);
  const [conflict, setConflict] = useState<Conflict<Item>>();
  /** A colleague's change to fields that are being edited here, before anything is saved. */
  const [pendingConflict, setPendingConflict] = useState<Conflict<Item>>();

  const compareWith = (theirs: Item): Conflict<Item> => {
    const values = { mine: cloneValues(form.getValues()), theirs: valuesOf(theirs) as unknown };
    const base = baseItem.current ? valuesOf(baseItem.current) : undefined;
    return { item: theirs, base, values, ...mergeForms(fields, { base, ...values }) };
  };
  /** Resets the form to their version and then applies the kept fields of mine. */
  const rebase = (theirs: Item, mine: unknown, keptFields: readonly FormField[]) => {
    baseItem.current = theirs;
    setPendingConflict(undefined);
    setConflict(undefined);
    form.reset(valuesOf(theirs) as unknown as DefaultValues<Values>);
    for (const { path } of keptFields)
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
    /** The revision that the form is based on. */
    revision: () => baseItem.current?.revision,
    /** The item was saved from here, so its new revision is no colleague's change. */
    markSaved: (stored: Item) => {
      baseItem.current = stored;
      setPendingConflict(undefined);
      setConflict(undefined);
    },
    /** Opens the choice if a colleague saved first; otherwise shows the failure in the form. */
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
