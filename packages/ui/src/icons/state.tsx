import { LineIcon, type IconProps } from './LineIcon';

export const CheckIcon = (props: IconProps) => <LineIcon {...props} d="M4.75 12.75l4.75 4.75L19.25 7" />;

export const AlertIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M10.6 4.3L2.9 17.6A1.6 1.6 0 0 0 4.3 20h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0zM12 9.5v4M12 16.75v.01"
  />
);

export const WifiOffIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M4 4l16 16M8.75 15.9a4.7 4.7 0 0 1 5.1-1M12 19.25v.01M5.6 12.5a9.4 9.4 0 0 1 4.1-2.5M15.2 10.4a9.4 9.4 0 0 1 3.2 2.1M2.4 9.2a14 14 0 0 1 3.9-2.7M10.3 5.35A14 14 0 0 1 21.6 9.2"
  />
);
