/** SQL for the current day at the practice. */
export const practiceToday = `(now() AT TIME ZONE
  (SELECT coalesce(value ->> 'timeZone', 'UTC') FROM settings WHERE id = 1))::date`;
