import type { ReactNode } from 'react';
import { formatPhone } from '@lens/contracts/format-phone';

interface PhoneLinkProps {
  /** A plus sign and 7 to 15 digits. */
  number: string;
  /** What the link does, read out before the number ("Call"). */
  label: string;
  /** Shown instead of the number, which is then only read out. */
  children?: ReactNode;
  /** A drawing in front of the text. */
  icon?: ReactNode;
  className?: string;
}

/** A number to tap. It stays left to right in every script. */
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
