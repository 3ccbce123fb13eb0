import { types } from 'node:util';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

export interface DeliveryFailure {
  /** `EENVELOPE 550`. The server's message is left out, since it quotes addresses. */
  codes: string;
  /** No later attempt can succeed. */
  permanent: boolean;
  /** No server accepts mail from us now, so the next mail would fail too. */
  unreachable: boolean;
}

/** Describes a failed attempt without personal data, so that it can be stored, logged and shown. */
export function toDeliveryFailure(error: unknown): DeliveryFailure {
  const { code = 'unknown', responseCode }: Partial<SmtpError> = types.isNativeError(error) ? error : {};
  // The operator has to fix a rejected password or a server without encryption; the mail itself is fine.
  const isOperatorError = code === 'EAUTH' || code === 'ETLS';
  const hasResponse = typeof responseCode === 'number';
  return {
    codes: [/^\w+$/.test(code) ? code : 'unknown', ...(hasResponse ? [responseCode] : [])].join(' '),
    permanent: hasResponse && responseCode >= 500 && !isOperatorError,
    unreachable: !hasResponse || isOperatorError,
  };
}
