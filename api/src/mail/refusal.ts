import { types } from 'node:util';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

export interface Refusal {
  /** `EENVELOPE 550`: never the server's own words, which quote addresses. */
  codes: string;
  /** No later attempt can succeed. */
  permanent: boolean;
  /** No server answered, so the next mail would fare no better. */
  unreachable: boolean;
}

/** What went wrong with an attempt, in words that may be kept and shown. */
export function refusalOf(error: unknown): Refusal {
  const { code = 'unknown', responseCode }: Partial<SmtpError> = types.isNativeError(error) ? error : {};
  const answered = typeof responseCode === 'number';
  return {
    codes: [/^\w+$/.test(code) ? code : 'unknown', ...(answered ? [responseCode] : [])].join(' '),
    // A refused password is the operator's to mend; the mail itself is in order.
    permanent: answered && responseCode >= 500 && code !== 'EAUTH',
    unreachable: !answered || code === 'EAUTH',
  };
}
