import { z } from 'zod';

const time = z.string().regex(/^\d\d:\d\d$/, 'Write the time as HH:MM.');

/** Hours as they are stored and read. */
const openingPeriod = z.strictObject({
  /** 0 is Sunday, as in `Date.getDay`. */
  days: z.array(z.int().min(0).max(6)).min(1, 'Choose at least one day.'),
  /** `HH:MM` on a 24-hour clock; both null when closed. */
  opens: time.nullable(),
  closes: time.nullable(),
});

export const openingHours = z.array(openingPeriod).max(7);

type OpeningPeriod = z.infer<typeof openingPeriod>;
type Fault = [field: keyof OpeningPeriod, message: string];

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function* faultsOfTimes({ opens, closes }: OpeningPeriod): Generator<Fault> {
  const missing = 'Fill in both times, or mark the days as closed.';
  if (opens === null && closes === null) return;
  if (opens === null) yield ['opens', missing];
  else if (!isTime(opens)) yield ['opens', 'There is no such time.'];
  else if (closes === null) yield ['closes', missing];
  else if (!isTime(closes)) yield ['closes', 'There is no such time.'];
  else if (closes <= opens) yield ['closes', 'The closing time must be after the opening time.'];
}

function* faultsOfDays(index: number, hours: OpeningPeriod[]): Generator<Fault> {
  const earlier = hours.slice(0, index).flatMap(({ days }) => days);
  const days = hours[index]!.days;
  const twice = days.find((day, at) => earlier.includes(day) || days.indexOf(day) !== at);
  if (twice !== undefined) yield ['days', `${dayNames[twice]} is listed twice. List each day once.`];
}

/** The days that no line speaks of, from Monday: nobody knows whether they are closed or forgotten. */
export function daysWithoutHours(hours: readonly Pick<OpeningPeriod, 'days'>[]): string[] {
  const listed = hours.flatMap(({ days }) => days);
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => !listed.includes(day)).map((day) => dayNames[day]!);
}

/**
 * Hours as staff may save them: a practice cannot close before it opens, nor be open twice or open and closed on one day.
 * Those that were stored before this was checked are still read.
 */
export const possibleHours = openingHours
  .superRefine((hours, context) => {
    for (const [index, period] of hours.entries())
      for (const [field, message] of [...faultsOfTimes(period), ...faultsOfDays(index, hours)])
        context.addIssue({ code: 'custom', path: [index, field], message });
  })
  .meta({
    examples: [
      [
        { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
        { days: [0, 6], opens: null, closes: null },
      ],
    ],
  });
