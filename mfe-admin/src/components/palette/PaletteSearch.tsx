import { useEffect, type RefObject } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { CloseIcon, SearchIcon } from '@lens/ui/icons/navigation';
import { IconButton } from '@lens/ui/office/IconButton';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { pluralize } from '@lens/platform/pluralize';
import type { PaletteEntry, PaletteGroup } from './entries';
import { closeAndRun, usePalette } from './palette';
import { usePaletteEntries } from './use-palette-entries';
import { usePaletteSearch } from './use-palette-search';
import styles from './Palette.module.css';

const labelOf = ({ label }: PaletteEntry) => label;

export function PaletteSearch({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const text = usePalette((palette) => palette.text);
  const term = text.trim();
  const entries = usePaletteEntries(term);
  const search = usePaletteSearch(term);
  const groups = [...entries, ...search.groups].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  // The field that was there while this was loading had the focus and may have text; typing continues at its end.
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [input]);

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      itemToStringValue={labelOf}
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={(typed) => usePalette.setState({ text: typed })}
    >
      <div className={styles.head}>
        <SearchIcon className={styles.icon} />
        <Autocomplete.Input
          ref={input}
          className={styles.input}
          aria-label="Search or go to"
          placeholder="Screen, action, title, name…"
          maxLength={searchMaxLength}
        />
        <Dialog.Close render={<IconButton label="Close" />}>
          <CloseIcon />
        </Dialog.Close>
      </div>
      <div className={styles.body}>
        {search.failures.map(({ name, message }) => (
          <RetryNotice key={name} onRetry={search.retry} retrying={search.isSearching}>
            {`The ${name} could not be searched: ${message}`}
          </RetryNotice>
        ))}
        {/* Only the field names the active line; Base UI sets this on the list too, which no ARIA pattern has. */}
        <Autocomplete.List className={styles.list} aria-label="Results" aria-activedescendant={undefined}>
          {(group: PaletteGroup) => <EntryLines key={group.value} group={group} />}
        </Autocomplete.List>
      </div>
      <div className={styles.footer}>
        <Autocomplete.Status>{formatStatus(term, count, search.isSearching)}</Autocomplete.Status>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
      </div>
    </Autocomplete.Root>
  );
}

const EntryLines = ({ group }: { group: PaletteGroup }) => (
  <Autocomplete.Group items={group.items} className={styles.group}>
    <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
    <Autocomplete.Collection>
      {(entry: PaletteEntry) => (
        <Autocomplete.Item
          key={entry.id}
          value={entry}
          className={styles.item}
          onClick={() => closeAndRun(entry.run)}
          render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
        >
          <span className={styles.name}>{entry.label}</span>
          {entry.detail && <span className={styles.note}>{entry.detail}</span>}
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
);

function formatStatus(term: string, count: number, isSearching: boolean): string {
  if (isSearching) return 'Searching…';
  if (count === 0) return `Nothing matches “${term}”. Try fewer letters.`;
  return term ? pluralize(count, 'result') : '';
}
