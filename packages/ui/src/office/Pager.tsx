import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Where a screen has several. */
  label?: string;
}

/** Steps through a list's pages; nothing when there is only one. */
export function Pager({ page, pages, onPage, label = 'Pages' }: PagerProps) {
  if (pages < 2) return null;
  const step = (label: string, to: number) => {
    const possible = to >= 1 && to <= pages;
    // aria-disabled keeps the focus where it is when the last page is reached.
    return (
      <button
        type="button"
        className={styles.step}
        aria-disabled={!possible}
        onClick={() => possible && onPage(to)}
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
