import type { ReactNode } from 'react';

/** Drawn, not emoji: Windows has no flag emoji. Simplified to what survives at 20 pixels. */
const drawings = {
  us: (
    <>
      <path fill="#b8293d" d="M0 0h24v18H0z" />
      <path stroke="#fff" strokeWidth="24" strokeDasharray="1.385" d="M12 1.385v15.3" />
      <path fill="#2a3b6e" d="M0 0h10.4v9.7H0z" />
      <path
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth=".8"
        strokeDasharray="0 1.7"
        d="M1.05 1.4h8.6M1.9 3.1h6.9M1.05 4.85h8.6M1.9 6.55h6.9M1.05 8.3h8.6"
      />
    </>
  ),
  es: (
    <>
      <path fill="#b9202b" d="M0 0h24v18H0z" />
      <path fill="#f3bf2c" d="M0 4.5h24v9H0z" />
      <path fill="#b9202b" d="M5.3 7.6h4v2.9a2 2 0 0 1-4 0zM5.9 6.1l1.4-.6 1.4.6-.3 1H6.2z" />
      <path fill="#f7e3a1" d="M5.9 8.2h1.4v1.6H5.9zM7.3 9.8h1.4v.8a1.4 1.4 0 0 1-1.4 1.3z" />
      <path stroke="#d9d2c5" strokeWidth=".7" d="M4.5 7.4v4.9M10.1 7.4v4.9" />
    </>
  ),
  mx: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <path fill="#0b6a4b" d="M0 0h8v18H0z" />
      <path fill="#c22433" d="M16 0h8v18h-8z" />
      <path
        stroke="#5f8f4e"
        strokeWidth=".8"
        fill="none"
        strokeLinecap="round"
        d="M9.6 9.6a2.5 2.5 0 0 0 4.8 0"
      />
      <path
        fill="#7d5230"
        d="M12.9 6.2c.7.1 1 .5 1 1l-.8-.1c.8 1 .6 2.6-.4 3.3l-1 .9-.2-1c-1-.1-1.7-.8-1.6-1.8.8.2 1.3 0 1.6-.7.2-.8.6-1.4 1.4-1.6z"
      />
    </>
  ),
  br: (
    <>
      <path fill="#139a4a" d="M0 0h24v18H0z" />
      <path fill="#fcd53b" d="M12 2l10 7-10 7L2 9z" />
      <circle fill="#24417f" cx="12" cy="9" r="4" />
      <path stroke="#fff" strokeWidth=".75" fill="none" d="M8.1 8.2a8.6 8.6 0 0 1 7.5 2.6" />
    </>
  ),
  ph: (
    <>
      <path fill="#1f48a0" d="M0 0h24v9H0z" />
      <path fill="#c42034" d="M0 9h24v9H0z" />
      <path fill="#fff" d="M0 0l15.6 9L0 18z" />
      <path
        stroke="#f6c32c"
        strokeWidth=".7"
        d="M5.2 9L8.3 9M5.2 9L7.39 11.19M5.2 9L5.2 12.1M5.2 9L3.01 11.19M5.2 9L2.1 9M5.2 9L3.01 6.81M5.2 9L5.2 5.9M5.2 9L7.39 6.81"
      />
      <path
        fill="#f6c32c"
        d="M5.2 7.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 1 0 0-3.4zM1.73 1.86L1.39 3.45L.73 1.97L2.13 2.78L.52 2.95zM1.73 16.14L.52 15.05L2.13 15.22L.73 16.03L1.39 14.55zM13.85 9L12.31 9.5L13.26 8.19L13.26 9.81L12.31 8.5z"
      />
    </>
  ),
  kr: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <circle fill="#1d4a8f" cx="12" cy="9" r="4" />
      <path
        fill="#c93343"
        transform="rotate(33.7 12 9)"
        d="M8 9a4 4 0 0 1 8 0 2 2 0 0 0-4 0 2 2 0 0 1-4 0z"
      />
      <path
        stroke="#20242b"
        strokeWidth=".67"
        transform="rotate(33.7 12 9)"
        d="M5.67 7v4M4.67 7v4M3.67 7v4M18.33 7v1.8m0 .4V11M19.33 7v1.8m0 .4V11M20.33 7v1.8m0 .4V11"
      />
      <path
        stroke="#20242b"
        strokeWidth=".67"
        transform="rotate(-33.7 12 9)"
        d="M5.67 7v4M4.67 7v1.8m0 .4V11M3.67 7v4M18.33 7v1.8m0 .4V11M19.33 7v4M20.33 7v1.8m0 .4V11"
      />
    </>
  ),
  vn: (
    <>
      <path fill="#cf2e27" d="M0 0h24v18H0z" />
      <path fill="#fbe14a" d="M12 4L15.17 13.77L6.86 7.73L17.14 7.73L8.83 13.77z" />
    </>
  ),
  cn: (
    <>
      <path fill="#cf2a27" d="M0 0h24v18H0z" />
      <path
        fill="#fbde3c"
        d="M4.6 1.9L6.25 6.97L1.94 3.83L7.26 3.83L2.95 6.97zM7.9 2.31L9.04 .91L8.94 2.72L7.96 1.2L9.65 1.85zM9.46 3.83L11.09 3.04L10.23 4.63L9.99 2.84L11.24 4.15zM9.49 6.02L11.3 5.99L9.86 7.08L10.38 5.35L10.97 7.06zM7.99 7.57L9.65 8.29L7.88 8.68L9.08 7.33L8.91 9.13z"
      />
    </>
  ),
  sa: (
    <>
      <path fill="#0e6e3d" d="M0 0h24v18H0z" />
      <path
        stroke="#fff"
        strokeWidth=".75"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M19.6 4v4.2q-1 .8-1.8 0V5.6M16.6 4v4.3q-1.3.9-2.3-.2m1.9-2.8q-1.4-.7-1.6.5M12.9 4v4.3q-1 .7-1.8-.1-.8.8-1.7.1V6.1M8 4v3.4q0 1.6-2.1 1.4M6.3 5v1.4M4.4 4v4.4M5.2 10.4q4 .9 6.1-.3M13.2 10.3q2.9.8 5.6-.1M6.2 13.5h11.6M15.9 12.5v2"
      />
    </>
  ),
  am: (
    <>
      <path fill="#c9302f" d="M0 0h24v6H0z" />
      <path fill="#24479c" d="M0 6h24v6H0z" />
      <path fill="#ef9d25" d="M0 12h24v6H0z" />
    </>
  ),
  il: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <path fill="#2553a6" d="M0 2h24v2.5H0zM0 13.5h24V16H0z" />
      <path
        stroke="#2553a6"
        strokeWidth=".75"
        fill="none"
        d="M12 5.9L14.68 10.55L9.32 10.55zM12 12.1L9.32 7.45L14.68 7.45z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FlagCode = keyof typeof drawings;

interface FlagProps {
  /** Lower-case ISO 3166 code, as in a language's `flag` field. */
  code: FlagCode;
  className?: string;
}

/** A decorative 4:3 flag, one em high; `flags.css` rounds its corners. */
export function Flag({ code, className }: FlagProps) {
  return (
    <svg
      className={className}
      data-flag=""
      aria-hidden="true"
      viewBox="0 0 24 18"
      width="1.33em"
      height="1em"
      fill="none"
    >
      {drawings[code]}
    </svg>
  );
}
