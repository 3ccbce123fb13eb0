import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './Account.module.css';

interface QrCodeProps {
  text: string;
  label: string;
}

/** As many light modules as readers need around the code to tell it from its surroundings. */
const quietZoneModules = 4;

/** A text for a camera to read: dark on light in every colour scheme. */
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
