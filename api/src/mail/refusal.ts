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
export function mailRefusalFrom(error: unknown): Refusal {
  const { code = 'unknown', responseCode }: Partial<SmtpError> = types.isNativeError(error) ? error : {};
  // A refused password, and a server that does not encrypt, are the operator's to mend; the mail itself is in order.
  const isOperators = code === 'EAUTH' || code === 'ETLS';
  const answered = typeof responseCode === 'number';
  return {
    codes: [/^\w+$/.test(code) ? code : 'unknown', ...(answered ? [responseCode] : [])].join(' '),
    permanent: answered && responseCode >= 500 && !isOperators,
    unreachable: !answered || isOperators,
  };
}
