import { LineIcon, type IconProps } from './LineIcon';

export const PlayIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M7.75 5.2v13.6c0 .7.78 1.13 1.37.75l10.6-6.8a.9.9 0 0 0 0-1.5L9.12 4.45a.9.9 0 0 0-1.37.75z"
  />
);

export const PauseIcon = (props: IconProps) => <LineIcon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
