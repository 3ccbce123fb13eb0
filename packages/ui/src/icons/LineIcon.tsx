export interface IconProps {
  className?: string;
}

interface LineIconProps extends IconProps {
  /** Path data on a 24 by 24 grid, centre lines of a 1.5 stroke. */
  d: string;
  /** The drawing points along the reading direction: `icons.css` turns it round in right-to-left pages. */
  mirror?: boolean;
}

/** The pen every icon is drawn with: decorative, one em square, the colour of the text around it. */
export function LineIcon({ d, mirror, className }: LineIconProps) {
  return (
    <svg
      className={className}
      data-mirror={mirror ? '' : undefined}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
