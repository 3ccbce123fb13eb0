import { useEffect, useState } from 'react';
import { exactTime, timeAgo } from './time-ago';

/** The time since `since` (ISO), kept current while it is on the screen. */
export function TimeAgo({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={since} title={exactTime(since)}>
      {timeAgo(since, now)}
    </time>
  );
}
