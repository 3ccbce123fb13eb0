import { useId } from 'react';
import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { useServiceSuggestions, useTextSuggestions, useServices } from '../api/suggestions';
import { AskService } from './AskService';
import { fromSimilarText, fromService, type Suggestion } from './suggestion';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  text: DeskText;
  onInsert: (suggestedText: string) => void;
}

/** Suggestions for a text, from similar texts and from services. */
export function Suggestions({ text, onInsert }: SuggestionsProps) {
  const id = useId();
  const similarTexts = useTextSuggestions(text);
  const services = useServices(text.language);
  const serviceQueries = useServiceSuggestions(text, services);
  const suggestions: Suggestion[] = [
    ...(similarTexts.data ?? []).map(fromSimilarText),
    ...serviceQueries.flatMap(({ data }, index) => fromService(data, services[index]!)),
  ];
  useShortcuts(
    suggestions.map(({ text: suggestedText }, index) => ({
      key: `alt+${index + 1}`,
      label: `Insert suggestion ${index + 1}`,
      run: () => onInsert(suggestedText),
    })),
  );
  if (suggestions.length === 0 && services.length === 0 && !similarTexts.isError) return null;
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <h3 id={id} className={styles.title}>
        Suggestions
      </h3>
      {similarTexts.isError && (
        <RetryNotice onRetry={() => void similarTexts.refetch()} retrying={similarTexts.isFetching}>
          {`Suggestions could not be loaded: ${similarTexts.error.message}`}
        </RetryNotice>
      )}
      {suggestions.length > 0 && (
        <ol aria-labelledby={id}>
          {suggestions.map(({ text: suggestedText, origin, similarity, source }, index) => (
            <li key={`${origin} ${index}`} className={styles.suggestion}>
              <p lang={text.language} dir={directionOf(text.language)} className={styles.words}>
                {suggestedText}
              </p>
              <p className={styles.from}>
                {similarity !== undefined && (
                  <>
                    <strong>{similarity}</strong>{' '}
                  </>
                )}
                {origin}
              </p>
              {source !== undefined && (
                <p lang="en" className={styles.from}>
                  For “{source}”
                </p>
              )}
              <Button
                hint={`Alt ${index + 1}`}
                className={styles.insert}
                onClick={() => onInsert(suggestedText)}
              >
                Insert<span className="visually-hidden"> suggestion {index + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.services}>
        {services.map((service, index) => (
          <AskService
            key={service.kind}
            service={service}
            source={text.source}
            query={serviceQueries[index]!}
          />
        ))}
      </div>
    </section>
  );
}
