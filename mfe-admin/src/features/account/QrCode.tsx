import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './Account.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** The empty margin that QR readers need, in modules. */
const quietZoneModules = 4;

/** A QR code, dark on light in every colour scheme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => toSvgPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

function toSvgPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: quietZoneModules, ecc: 'M' });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
