import { useId } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { useServiceSuggestions, useMemorySuggestions, useServices } from '../api/suggestions';
import { AskService } from './AskService';
import { fromMemory, fromService, type Suggestion } from './suggestion';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  text: DeskText;
  onInsert: (words: string) => void;
}

/** What somebody could write here: as it is said elsewhere, and as services would say it. */
export function Suggestions({ text, onInsert }: SuggestionsProps) {
  const id = useId();
  const memory = useMemorySuggestions(text);
  const services = useServices(text.language);
  const asked = useServiceSuggestions(text, services);
  const suggestions: Suggestion[] = [
    ...(memory.data ?? []).map(fromMemory),
    ...asked.flatMap(({ data }, index) => fromService(data, services[index]!)),
  ];
  useShortcuts(
    suggestions.map(({ words }, index) => ({
      key: `alt+${index + 1}`,
      label: `Insert suggestion ${index + 1}`,
      run: () => onInsert(words),
    })),
  );
  if (suggestions.length === 0 && services.length === 0 && !memory.isError) return null;
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <h3 id={id} className={styles.title}>
        Suggestions
      </h3>
      {memory.isError && (
        <RetryNotice onRetry={() => void memory.refetch()} retrying={memory.isFetching}>
          {`Suggestions could not be loaded: ${memory.error.message}`}
        </RetryNotice>
      )}
      {suggestions.length > 0 && (
        <ol aria-labelledby={id}>
          {suggestions.map(({ words, from, alike, source }, index) => (
            <li key={`${from} ${index}`} className={styles.suggestion}>
              <p lang={text.language} dir={directionOf(text.language)} className={styles.words}>
                {words}
              </p>
              <p className={styles.from}>
                {alike !== undefined && (
                  <>
                    <strong>{alike}</strong>{' '}
                  </>
                )}
                {from}
              </p>
              {source !== undefined && (
                <p lang="en" className={styles.from}>
                  For “{source}”
                </p>
              )}
              <Button hint={`Alt ${index + 1}`} className={styles.insert} onClick={() => onInsert(words)}>
                Insert<span className="visually-hidden"> suggestion {index + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.services}>
        {services.map((service, index) => (
          <AskService key={service.kind} service={service} source={text.source} asked={asked[index]!} />
        ))}
      </div>
    </section>
  );
}
