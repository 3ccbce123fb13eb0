import { useId, useRef, type ComponentProps, type KeyboardEvent, type RefCallback } from 'react';
import { pluralize } from '@lens/platform/pluralize';
import { useNameCompletion } from './use-name-completion';
import styles from './AskingField.module.css';

interface AskingFieldProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'onKeyDown'> {
  ref: RefCallback<HTMLTextAreaElement>;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/**
 * A text area in which `@` and letters offer the names of colleagues. HTML gives a text area no other role than a text
 * box, which names the list and its active line as a combobox does; that the list is open is announced.
 */
export function AskingField({ ref, onKeyDown, onChange, onBlur, className, ...props }: AskingFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { options, active, update, close, choose, handleKey } = useNameCompletion(area);
  const optionId = (index: number) => `${id}-${index}`;
  const isOpen = options.length > 0;
  return (
    <div className={styles.field}>
      <textarea
        {...props}
        className={className}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={active && optionId(options.indexOf(active))}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
        onChange={(event) => {
          onChange?.(event);
          update();
        }}
        onSelect={update}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!handleKey(event)) onKeyDown(event);
        }}
      />
      {isOpen && (
        <ul
          // The field is at the end of the editor, which scrolls. Some browsers return a promise here.
          ref={(list) => void list?.scrollIntoView?.({ block: 'nearest' })}
          id={`${id}-list`}
          role="listbox"
          aria-label="Colleagues"
          className={styles.options}
        >
          {options.map((option, index) => (
            <li
              key={option.id}
              id={optionId(index)}
              role="option"
              aria-selected={option === active}
              className={styles.option}
              // Before the text area loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              {option.username}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {isOpen && `${pluralize(options.length, 'name')}: arrow keys move, Enter inserts.`}
      </p>
    </div>
  );
}
