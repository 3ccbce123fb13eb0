export interface IconProps {
  className?: string;
}

interface LineIconProps extends IconProps {
  /** Path data on a 24 by 24 grid, for a stroke that is 1.5 wide. */
  d: string;
  /** Whether the icon points in the reading direction: `icons.css` mirrors it on right-to-left pages. */
  mirror?: boolean;
}

/** A decorative icon, one em square, in the colour of the text around it. */
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
