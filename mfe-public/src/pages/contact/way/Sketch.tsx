import { useId } from 'react';
import { useSettings } from '@lens/platform/host';
import styles from './Way.module.css';

/** `1200 Tidepool Lane, Suite 300` is in Tidepool Lane. */
const streetOf = (line: string): string => line.replace(/^[\d-]+\s+/, '').split(',')[0] ?? '';
const numberOf = (line: string): string => /^[\d-]+/.exec(line)?.[0] ?? '';

const rings = [22, 36, 50];

/** A drawing of the corner at which the practice stands. Only the street names are facts, from the settings. */
export function Sketch({ crossStreet }: { crossStreet: string | null }) {
  const { address } = useSettings();
  const id = useId();
  return (
    <svg className={styles.sketch} viewBox="0 0 640 360" aria-hidden="true" direction="ltr">
      <g className={styles.lanes}>
        <path d="M-20 92q330 30 680-22" />
        <path d="M-20 318q330 34 680-22" />
        <path d="M96-20q-26 190 18 400" />
        <path d="M556-20q30 190-8 400" />
      </g>
      <g className={styles.street}>
        <path id={`${id}-street`} d="M-20 204q330 34 680-22" />
        {crossStreet ? <path id={`${id}-cross`} d="M300 380q-24-200 6-400" /> : null}
      </g>
      <text className={styles.label} dy="-14">
        <textPath href={`#${id}-street`} startOffset="66%">
          {streetOf(address.street)}
        </textPath>
      </text>
      {crossStreet ? (
        <text className={styles.label} dy="-14">
          <textPath href={`#${id}-cross`} startOffset="10%">
            {crossStreet}
          </textPath>
        </text>
      ) : null}
      <g className={styles.place} transform="translate(372 176)">
        {rings.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        <circle r="9" className={styles.pupil} />
      </g>
      <text className={styles.number} x="372" y="112" textAnchor="middle">
        {numberOf(address.street)}
      </text>
    </svg>
  );
}
