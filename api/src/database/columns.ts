import type { ColumnOptions, ValueTransformer } from 'typeorm';

const isoText: ValueTransformer = {
  from: (value: Date | null) => value?.toISOString() ?? null,
  to: (value: string | null | undefined) => value,
};

/** A point in time: `timestamptz` in the database, ISO 8601 text in UTC everywhere else. */
export const timestamp = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'timestamptz',
  transformer: isoText,
  ...options,
});

const two = (number: number) => String(number).padStart(2, '0');

/** The driver hands a day over as its midnight where the process runs, TypeORM as text. */
const dayText: ValueTransformer = {
  from: (value: Date | string | null) =>
    value instanceof Date
      ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
      : value,
  to: (value: string | null | undefined) => value,
};

/** A day without a time: `date` in the database, `YYYY-MM-DD` everywhere else. */
export const day = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'date',
  transformer: dayText,
  ...options,
});

/** `created_at`, filled by the database. */
export const createdAt = timestamp({ name: 'created_at', default: () => 'now()', update: false });

/** Which revision a row is; see `raiseRevision`. */
export const revision: ColumnOptions = { type: 'int', default: 1 };

/** Who made the revision; the name is copied, so that it outlives the account. */
export const changedBy: ColumnOptions = { type: 'text', nullable: true };

/** A decimal figure; PostgreSQL hands `numeric` over as text. */
export const decimal = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'numeric',
  transformer: { from: (text: string | null) => (text === null ? null : Number(text)), to: (value) => value },
  ...options,
});
