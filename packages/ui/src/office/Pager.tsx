import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The name of the pager, for screens that have several. */
  label?: string;
}

/** Steps through the pages of a list. Renders nothing if there is only one. */
export function Pager({ page, pages, onPage, label = 'Pages' }: PagerProps) {
  if (pages < 2) return null;
  const step = (label: string, to: number) => {
    const isPossible = to >= 1 && to <= pages;
    // Unlike disabled, aria-disabled keeps the focus on the button when the last page is reached.
    return (
      <button
        type="button"
        className={styles.step}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onPage(to)}
      >
        {label}
      </button>
    );
  };
  return (
    <nav aria-label={label} className={styles.pager}>
      {step('Previous', page - 1)}
      <span aria-current="page">
        Page {page} of {pages}
      </span>
      {step('Next', page + 1)}
    </nav>
  );
}
