import type { UseQueryResult } from '@tanstack/react-query';
import type { ServiceSuggestion } from '@lens/contracts/suggestions';
import { Button } from '@lens/ui/office/Button';
import type { Service } from '../api/suggestions';
import styles from './Suggestions.module.css';

interface AskServiceProps {
  service: Service;
  source: string;
  query: UseQueryResult<ServiceSuggestion>;
}

const describeOutcome = ({ outcome, reason }: ServiceSuggestion, name: string): string => {
  if (outcome === 'translated') return `${name} has answered.`;
  if (outcome === 'needs_human')
    return `The answer from ${name} did not pass the checks, so it is not shown. Please translate this yourself.`;
  return `${name} did not translate it${reason === null ? '.' : `: ${reason}`}`;
};

/** Asks one service for a suggestion, and shows the result. */
export function AskService({ service: { name }, source, query }: AskServiceProps) {
  const { data, isError, error, isFetching, refetch } = query;
  const characters = [...source].length.toLocaleString('en');
  return (
    <div className={styles.service}>
      {data?.outcome !== 'translated' && (
        <Button busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? `Asking ${name}…` : `Ask ${name} (≈ ${characters} characters)`}
        </Button>
      )}
      <p role="status" className={styles.from}>
        {data && !isFetching && describeOutcome(data, name)}
      </p>
      {isError && !isFetching && (
        <p role="alert" className={styles.error}>
          {name} was not called: {error.message}
        </p>
      )}
    </div>
  );
}
