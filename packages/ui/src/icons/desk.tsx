import { LineIcon, type IconProps } from './LineIcon';

export const UserIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M12 3.75a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20.25c.6-3.6 3.7-5.75 7.5-5.75s6.9 2.15 7.5 5.75"
  />
);

export const LogoutIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    mirror
    d="M10 3.75H6A1.75 1.75 0 0 0 4.25 5.5v13c0 .97.78 1.75 1.75 1.75h4M9.5 12h11M16.5 8l4 4-4 4"
  />
);

export const InboxIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M3.25 13h4.5l1.5 2.75h5.5L16.25 13h4.5M5.9 5.1L3.25 13v5c0 .97.78 1.75 1.75 1.75h14c.97 0 1.75-.78 1.75-1.75v-5L18.1 5.1a1.3 1.3 0 0 0-1.2-.85H7.1a1.3 1.3 0 0 0-1.2.85z"
  />
);

export const ChartIcon = (props: IconProps) => (
  <LineIcon {...props} d="M3.75 3.75v14.5c0 1.1.9 2 2 2h14.5M8.25 16.25v-4M12.5 16.25v-8.5M16.75 16.25v-6" />
);
