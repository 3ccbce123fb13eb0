import { useEffect, useId, useState } from 'react';
import { accountMaxLengths } from '@lens/contracts/max-lengths';
import type { ListState } from './list-state';
import styles from './ListBar.module.css';

interface InputFilterProps {
  list: ListState;
  name: string;
  label: string;
  type: 'text' | 'date';
}

/** A filter with a text field. It is applied on Enter or on leaving the field, since half a name matches nobody. */
export function InputFilter({ list, name, label, type }: InputFilterProps) {
  const id = useId();
  const appliedValue = list.filters[name] ?? '';
  const [text, setText] = useState(appliedValue);
  useEffect(() => setText(appliedValue), [appliedValue]);
  const apply = () => {
    if (text.trim() !== appliedValue) list.setFilter(name, text.trim());
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
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
      />
    </div>
  );
}
