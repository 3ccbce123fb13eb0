import { useId, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskRow } from '@lens/contracts/desk';
import { directionOf, languageOf } from '@lens/contracts/languages';
import type { Page } from '@lens/contracts/lists';
import { searchMaxLength } from '@lens/contracts/max-lengths';
import { useDebouncedSearch } from '@lens/platform/debounced-search';
import { pluralize } from '@lens/platform/pluralize';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import { api } from '../../../api';
import { currentText, textId, type TextName } from '../../../components/text-name';
import { stateLabel } from '../labels';
import { textsKey } from '../api/texts';
import { Marked } from './Marked';
import styles from './Concordance.module.css';

const maxTexts = 20;

const useTextsWith = ({ language }: TextName, search: string) =>
  useQuery({
    queryKey: [...textsKey, 'concordance', language, search],
    queryFn: async ({ signal }) => {
      const params = { language, search, limit: maxTexts, sort: 'key', page: 1 };
      return (await api.get<Page<DeskRow>>('/translations/texts', { params, signal })).data;
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** Words that the user has selected on the screen, to begin with. */
const selectedWords = (): string =>
  (getSelection()?.toString() ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, searchMaxLength);

/** Shows how words are translated elsewhere on the site: both wordings of each text that has them. */
export function Concordance({ name }: { name: TextName }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedSearch(search, setSearch);
  const openWith = (words: string) => {
    setIsOpen(true);
    if (words) setTyped(words);
    // The field may be new.
    requestAnimationFrame(() => field.current?.focus());
  };
  useShortcuts([{ key: 'f', label: 'Find words in other texts', run: () => openWith(selectedWords()) }]);
  return (
    <div className={styles.concordance}>
      <Button
        hint="F"
        aria-expanded={isOpen}
        // A press would lose the selection before it is read.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? setIsOpen(false) : openWith(selectedWords()))}
      >
        {isOpen ? 'Hide other texts' : 'Find words in other texts'}
      </Button>
      {isOpen && (
        <section aria-label="Words in other texts" className={styles.panel}>
          <label htmlFor={id}>Words in English or {languageOf(name.language).name}</label>
          <input
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            maxLength={searchMaxLength}
            className={styles.field}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <FoundTexts name={name} search={search} />
        </section>
      )}
    </div>
  );
}

function FoundTexts({ name, search }: { name: TextName; search: string }) {
  const { data, isError, error } = useTextsWith(name, search);
  const items = search === '' ? [] : (data?.items ?? []).filter((text) => textId(text) !== textId(name));
  const total = data?.total ?? 0;
  return (
    <>
      <p role="status" className={styles.note}>
        {search !== '' && isError && `The texts could not be searched: ${error.message}`}
        {search !== '' && data && (items.length === 0 ? 'No other text has these words.' : '')}
        {items.length > 0 &&
          (total > maxTexts
            ? `The first ${maxTexts} of ${total.toLocaleString('en')} texts.`
            : `${pluralize(items.length, 'other text')}.`)}
      </p>
      <ol aria-label="Texts with these words" className={styles.texts}>
        {items.map((text) => (
          <li key={textId(text)} className={styles.text}>
            <p lang="en">
              <Marked text={text.source} search={search} />
            </p>
            <p lang={text.language} dir={directionOf(text.language)}>
              <Marked text={currentText(text)} search={search} />
            </p>
            <p className={styles.note}>
              {text.namespace}: {text.key}, {stateLabel(text.state).toLowerCase()}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
