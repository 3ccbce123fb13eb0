import { clamp, smooth } from './curve';
import type { Survey } from './mesh';

/** How strongly a pen line runs through a pixel: outlines of parts heavy, folds within a part light. */
export function pen(s: Survey, i: number, j: number, reach: number): number {
  const at = j * s.width + i;
  let line = 0;
  for (let k = 0; k < 8; k++) {
    const r = k < 4 ? reach : reach * 0.7;
    const x = clamp(i + Math.round(Math.cos((k * Math.PI) / 4) * r), 0, s.width - 1);
    const y = clamp(j + Math.round(Math.sin((k * Math.PI) / 4) * r), 0, s.height - 1);
    const b = y * s.width + x;
    if (s.part[at] !== s.part[b])
      line = Math.max(line, Math.abs(s.depth[at]! - s.depth[b]!) > 0.12 ? 1 : 0.72);
    else if (s.part[at]! >= s.folded) {
      const turn =
        s.normal[at * 3]! * s.normal[b * 3]! +
        s.normal[at * 3 + 1]! * s.normal[b * 3 + 1]! +
        s.normal[at * 3 + 2]! * s.normal[b * 3 + 2]!;
      line = Math.max(
        line,
        0.5 * smooth(0.8, 0.5, turn),
        Math.abs(s.depth[at]! - s.depth[b]!) > 0.1 ? 0.9 : 0,
      );
    }
  }
  return line;
}
