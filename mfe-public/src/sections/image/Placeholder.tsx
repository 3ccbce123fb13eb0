import styles from './Image.module.css';

interface PlaceholderProps {
  width: number;
  height: number;
  /** A small picture; fine arcs by default. */
  src?: string;
  /** The description, while there is no picture to carry it. */
  label?: string;
}

/** Reserves the space of a picture. */
export function Placeholder({ width, height, src, label }: PlaceholderProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={styles.placeholder}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      {...voice}
    >
      {src ? (
        <image href={src} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
      ) : (
        [24, 36, 50].map((radius) => <circle key={radius} cx="50%" cy="100%" r={`${radius}%`} />)
      )}
    </svg>
  );
}
