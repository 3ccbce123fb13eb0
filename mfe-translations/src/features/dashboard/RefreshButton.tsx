import { Button } from '@lens/ui/office/Button';
import styles from './RefreshButton.module.css';

interface RefreshButtonProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

export const RefreshButton = ({ isRefreshing, onRefresh }: RefreshButtonProps) => (
  <Button busy={isRefreshing} onClick={onRefresh}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.arcs} data-turning={isRefreshing}>
      <path d="M12 3a9 9 0 0 1 9 9M12 7.5a4.5 4.5 0 0 1 4.5 4.5M12 21a9 9 0 0 1-9-9M12 16.5A4.5 4.5 0 0 1 7.5 12" />
    </svg>
    {isRefreshing ? 'Refreshing…' : 'Refresh Status'}
  </Button>
);
