import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { languageOf } from '@lens/contracts/languages';
import { overlayParameter } from '@lens/platform/overlay';
import { Button } from '@lens/ui/office/Button';
import { Select } from '../../../../components/Select';
import { pageAddress } from '../../../../components/edit-on-page';
import { textId, type TextName } from '../../../../components/text-name';
import { describePlace } from './describe-place';
import { useFrame } from './use-frame';
import { usePathChoice } from './use-path-choice';
import { useScale } from './use-scale';
import styles from './InPlace.module.css';

/** In CSS pixels, of the page in the frame. */
const frameWidths = { phone: 390, wide: 1280 };
type FrameWidth = keyof typeof frameWidths;
const widthLabels = [
  ['phone', 'Phone'],
  ['wide', 'Wide screen'],
] as const;

interface PictureProps {
  name: TextName;
  /** What is in the text box. */
  text: string;
  /** Addresses of the pages that may show it, at least one. */
  paths: string[];
}

/** A page of the site with one text outlined, as a picture that scrolls. */
export function Picture({ name, text, paths }: PictureProps) {
  const { language, namespace, key } = name;
  const languageName = languageOf(language).name;
  const [width, setWidth] = useState<FrameWidth>('phone');
  const { path = '/', isSearching, absentOn, choose, report } = usePathChoice(textId(name), paths);
  const address = `${pageAddress(language, path)}?${overlayParameter}=in-place`;
  const { frame, placed, isLost } = useFrame({ address, name: `${namespace}:${key}`, text });
  const container = useRef<HTMLDivElement>(null);
  const scale = useScale(container, frameWidths[width]);
  const onPlaced = useEffectEvent(report);
  useEffect(() => {
    if (placed) onPlaced(placed);
  }, [placed]);
  const isAbsentHere = placed?.place === 'absent' && isSearching;
  return (
    <>
      <div className={styles.options}>
        {paths.length > 1 && (
          <Select
            label="Page"
            value={path}
            options={paths.map((option) => [option, option] as const)}
            onChange={choose}
          />
        )}
        <div role="group" aria-label="Width of the page" className={styles.widths}>
          {widthLabels.map(([value, label]) => (
            <Button
              key={value}
              className={styles.width}
              aria-pressed={width === value}
              onClick={() => setWidth(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <p role="status" className={styles.note}>
        {isLost && `${path} did not load here. Open it by its link above.`}
        {!isLost && (!placed || isAbsentHere) && `Looking for it on ${path}…`}
        {!isLost && placed && !isAbsentHere && describePlace(placed, languageName, absentOn)}
      </p>
      <div ref={container} className={styles.window} data-width={width}>
        <iframe
          ref={frame}
          key={address}
          src={address}
          title={`${path} in ${languageName}, with this text outlined`}
          style={{
            inlineSize: `${frameWidths[width]}px`,
            blockSize: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </>
  );
}
