import { LineIcon, type IconProps } from './LineIcon';

export const PhoneIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M5.2 3.9h2.9c.5 0 .9.3 1 .8l.7 3.1c.1.4 0 .8-.3 1.1L7.7 10.7a13 13 0 0 0 5.6 5.6l1.8-1.8c.3-.3.7-.4 1.1-.3l3.1.7c.5.1.8.5.8 1v2.9c0 .8-.6 1.4-1.4 1.4C10.6 20.2 3.8 13.4 3.8 5.3c0-.8.6-1.4 1.4-1.4z"
  />
);

export const MailIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M5 5.25h14A1.75 1.75 0 0 1 20.75 7v10A1.75 1.75 0 0 1 19 18.75H5A1.75 1.75 0 0 1 3.25 17V7A1.75 1.75 0 0 1 5 5.25zM3.7 7.3l6.8 5.4a2.4 2.4 0 0 0 3 0l6.8-5.4"
  />
);

export const MapPinIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M12 21c4.6-4.3 7-7.9 7-10.9a7 7 0 0 0-14 0C5 13.1 7.4 16.7 12 21zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z"
  />
);

export const CalendarIcon = (props: IconProps) => (
  <LineIcon
    {...props}
    d="M5 5.25h14A1.75 1.75 0 0 1 20.75 7v11.5A1.75 1.75 0 0 1 19 20.25H5a1.75 1.75 0 0 1-1.75-1.75V7A1.75 1.75 0 0 1 5 5.25zM3.25 10h17.5M8 3.25v4M16 3.25v4"
  />
);
