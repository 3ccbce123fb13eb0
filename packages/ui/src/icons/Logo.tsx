import type { IconProps } from './LineIcon';

/** The logo of the practice, an iris above its reflection. It is decorative, in one colour, and legible from 16 px. */
export const Logo = ({ className }: IconProps) => (
  <svg
    className={className}
    aria-hidden="true"
    viewBox="0 0 32 32"
    width="1em"
    height="1em"
    fill="currentColor"
  >
    <path d="M2.18 20.4A14.5 14.5 0 1 1 29.82 20.4H27.75A12.2 12.2 0 1 0 4.25 20.4zM2.94 22.3A14.5 14.5 0 0 0 29.06 22.3H27.04A12.2 12.2 0 0 1 4.96 22.3zM6.57 20.4A9.6 9.6 0 1 1 25.43 20.4H23.27A7.3 7.3 0 1 0 8.73 20.4zM7.14 22.3A9.6 9.6 0 0 0 24.86 22.3H22.82A7.3 7.3 0 0 1 9.18 22.3zM11.6 20.4A4.5 4.5 0 0 1 20.4 20.4zM11.6 22.3A4.5 4.5 0 0 0 20.4 22.3z" />
  </svg>
);
