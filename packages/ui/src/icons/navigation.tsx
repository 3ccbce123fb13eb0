import { LineIcon, type IconProps } from './LineIcon';

export const MenuIcon = (props: IconProps) => (
  <LineIcon {...props} mirror d="M3.5 7h17M3.5 12h17M3.5 17h11" />
);

export const CloseIcon = (props: IconProps) => <LineIcon {...props} d="M6 6l12 12M18 6L6 18" />;

export const ChevronDownIcon = (props: IconProps) => <LineIcon {...props} d="M6 9.25l6 6 6-6" />;

export const ArrowRightIcon = (props: IconProps) => (
  <LineIcon {...props} mirror d="M4 12h16M13.5 5.5L20 12l-6.5 6.5" />
);

export const ExternalIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    mirror
    d="M10 5H6a1.75 1.75 0 0 0-1.75 1.75V18c0 .97.78 1.75 1.75 1.75h11.25c.97 0 1.75-.78 1.75-1.75v-4M13.75 4.25h6v6M19.5 4.5L11 13"
  />
);

export const SearchIcon = (props: IconProps) => (
  <LineIcon {...props} d="M10.5 3.75a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 1 0 0-13.5zM15.4 15.4l4.85 4.85" />
);

export const GlobeIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M12 3.25a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 1 0 0-17.5zM12 3.25c-4.8 4.6-4.8 12.9 0 17.5 4.8-4.6 4.8-12.9 0-17.5zM3.25 12h17.5"
  />
);

export const LanguagesIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M3.5 6h10M8.5 3.75V6M11.5 6c-.9 3.6-3.6 6.6-7.5 8M5.7 6c.8 2.9 2.9 5.4 5.8 6.9M12.5 20.25l4-9.5 4 9.5M13.8 17.25h5.4"
  />
);
