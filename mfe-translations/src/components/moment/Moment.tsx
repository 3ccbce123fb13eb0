const written = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 21, 2026, 1:34 PM`, in the reader's own time zone. @param at ISO time */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{written.format(new Date(at))}</time>;
