import type { ReactNode } from 'react';
import { formatPhone } from '@lens/contracts/format-phone';

interface PhoneLinkProps {
  /** A plus sign and 7 to 15 digits. */
  number: string;
  /** What the link does ("Call"), for screen readers. */
  label: string;
  /** Shown instead of the number, which is then for screen readers only. */
  children?: ReactNode;
  /** An icon in front of the text. */
  icon?: ReactNode;
  className?: string;
}

/** A link that calls a number. The number is left to right in every script. */
export function PhoneLink({ number, label, icon, className, children }: PhoneLinkProps) {
  const digits = <bdi dir="ltr">{formatPhone(number)}</bdi>;
  return (
    <a href={`tel:${number}`} className={className}>
      {icon}
      {children ?? (
        <>
          <span className="visually-hidden">{label} </span>
          {digits}
        </>
      )}
      {children ? <span className="visually-hidden"> {digits}</span> : null}
    </a>
  );
}
