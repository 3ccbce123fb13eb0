import type { ColumnOptions, ValueTransformer } from 'typeorm';

const dateToIso: ValueTransformer = {
  from: (value: Date | null) => value?.toISOString() ?? null,
  to: (value: string | null | undefined) => value,
};

/** A point in time: `timestamptz` in the database, ISO 8601 text in UTC everywhere else. */
export const timestamp = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'timestamptz',
  transformer: dateToIso,
  ...options,
});

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The driver returns a day as midnight in the time zone of the process, TypeORM returns text. */
const dateToDay: ValueTransformer = {
  from: (value: Date | string | null) =>
    value instanceof Date
      ? `${value.getFullYear()}-${twoDigits(value.getMonth() + 1)}-${twoDigits(value.getDate())}`
      : value,
  to: (value: string | null | undefined) => value,
};

/** A day without a time: `date` in the database, `YYYY-MM-DD` everywhere else. */
export const day = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'date',
  transformer: dateToDay,
  ...options,
});

/** `created_at`, filled by the database. */
export const createdAt = timestamp({ name: 'created_at', default: () => 'now()', update: false });

/** The revision of a row; see `raiseRevision`. */
export const revision: ColumnOptions = { type: 'int', default: 1 };

/** Who made the revision. The username is copied, so that it outlives the account. */
export const changedBy: ColumnOptions = { type: 'text', nullable: true };

/** A decimal number; the driver returns `numeric` as text. */
export const decimal = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'numeric',
  transformer: { from: (text: string | null) => (text === null ? null : Number(text)), to: (value) => value },
  ...options,
});
