interface FlagProps {
  /** Lower-case ISO 3166 code, as in a language's `flag` field. */
  code: string;
  className?: string;
}

/**
 * A decorative 4:3 flag, one em high; `flags.css` rounds its corners. It is not an emoji, since Windows has no flag
 * emoji. All flags are in one file, which is loaded once a flag is in view; inline they would be a twentieth of a page.
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
