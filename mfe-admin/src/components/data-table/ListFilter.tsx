import { useId } from 'react';
import type { ListState } from './list-state';
import styles from './ListBar.module.css';

interface ListFilterProps {
  list: ListState;
  name: string;
  label: string;
  /** Pairs of value and label, in order. */
  options: readonly (readonly [value: string, text: string])[];
  /** The label of the option without a filter. */
  allLabel?: string;
}

/** A filter with the values of one field. */
export function ListFilter({ list, name, label, options, allLabel = 'All' }: ListFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={list.filters[name] ?? ''}
        onChange={({ target }) => list.setFilter(name, target.value)}
      >
        <option value="">{allLabel}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
