import { LineIcon, type IconProps } from './LineIcon';

export const FacebookIcon = (props: IconProps) => (
  <LineIcon {...props} d="M15.75 4H14.5a3.75 3.75 0 0 0-3.75 3.75v12.5M7.25 11.5h7.5" />
);

export const InstagramIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M8 3.75h8A4.25 4.25 0 0 1 20.25 8v8A4.25 4.25 0 0 1 16 20.25H8A4.25 4.25 0 0 1 3.75 16V8A4.25 4.25 0 0 1 8 3.75zM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 1 0 0-7.5zM16.75 7.25v.01"
  />
);

export const YoutubeIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M4.9 6.1c4.7-.7 9.5-.7 14.2 0a1.9 1.9 0 0 1 1.6 1.6c.4 2.9.4 5.7 0 8.6a1.9 1.9 0 0 1-1.6 1.6c-4.7.7-9.5.7-14.2 0a1.9 1.9 0 0 1-1.6-1.6c-.4-2.9-.4-5.7 0-8.6a1.9 1.9 0 0 1 1.6-1.6zM10.25 9.25v5.5l4.5-2.75z"
  />
);

export const LinkedinIcon = (props: IconProps) => (
  <LineIcon {...props} d="M5.75 10v9.25M5.75 5.25v.01M10.5 19.25V10M10.5 14a4 4 0 0 1 8 0v5.25" />
);

export const XIcon = (props: IconProps) => (
  <LineIcon {...props} d="M4.25 4H8l11.75 16H16zM19.25 4l-6.3 7.2M4.75 20l6.3-7.2" />
);
