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

/** `created_at`, filled by the database. */
export const createdAt = timestamp({ name: 'created_at', default: () => 'now()', update: false });

/** A decimal figure; PostgreSQL hands `numeric` over as text. */
export const decimal = (options: ColumnOptions = {}): ColumnOptions => ({
  type: 'numeric',
  transformer: { from: (text: string | null) => (text === null ? null : Number(text)), to: (value) => value },
  ...options,
});
