import { useEffect, useId, useState } from 'react';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import type { ListState } from './list-state';
import styles from './ListBar.module.css';

interface TypedFilterProps {
  list: ListState;
  name: string;
  label: string;
  type: 'text' | 'date';
}

/** Narrows a list to what is typed; asked for on Enter or when the field is left, since half a name matches nobody. */
export function TypedFilter({ list, name, label, type }: TypedFilterProps) {
  const id = useId();
  const asked = list.filters[name] ?? '';
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  const ask = () => {
    if (text.trim() !== asked) list.setFilter(name, text.trim());
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        autoComplete="off"
        maxLength={accountMaxLengths.username}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={ask}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask();
        }}
      />
    </div>
  );
}
