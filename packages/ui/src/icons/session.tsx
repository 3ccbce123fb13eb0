import { LineIcon, type IconProps } from './LineIcon';

export const LogoutIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    mirror
    d="M10 3.75H6A1.75 1.75 0 0 0 4.25 5.5v13c0 .97.78 1.75 1.75 1.75h4M9.5 12h11M16.5 8l4 4-4 4"
  />
);
