interface FlagProps {
  /** Lower-case ISO 3166 code, as in a language's `flag` field. */
  code: string;
  className?: string;
}

/**
 * A decorative 4:3 flag, one em high; `flags.css` rounds its corners. Drawn, not emoji: Windows has no flag emoji. All
 * are in one picture that the shell serves, which waits until one is in sight: in each page's own text they would be a
 * twentieth of it.
 */
export const Flag = ({ code, className }: FlagProps) => (
  <img
    className={className}
    data-flag=""
    src={`/static/flags.svg#${code}`}
    alt=""
    width={24}
    height={18}
    loading="lazy"
  />
);
