import type { Rgb } from './colour';
import { develop } from './colour';
import { hash } from './noise';

const near = (a: number, b: number) => Math.abs(a - b) < 0.0015 + 0.03 * Math.min(a, b);
const alike = (a: Rgb, b: Rgb) => near(a[0], b[0]) && near(a[1], b[1]) && near(a[2], b[2]);

/** A picture in linear light, three floats a pixel. Points on it are in picture heights from the centre, y up. */
export class Film {
  readonly light: Float32Array;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.light = new Float32Array(width * height * 3);
  }

  column(x: number): number {
    return x * this.height + this.width / 2;
  }

  row(y: number): number {
    return this.height / 2 - y * this.height;
  }

  /**
   * Sets every pixel from `grid` by `grid` samples of the scene. Where the first two, on the pixel's diagonal,
   * agree, the pixel is plain and the others are spared.
   */
  expose(scene: (x: number, y: number) => Rgb, grid = 2): this {
    const { width, height, light } = this;
    const count = grid * grid;
    for (let j = 0, at = 0; j < height; j++) {
      for (let i = 0; i < width; i++, at += 3) {
        const sum = [0, 0, 0];
        let taken = 0;
        let first: Rgb = [0, 0, 0];
        for (let s = 0; s < count; s++) {
          // The last sample of the grid goes second: it lies opposite the first.
          const cell = s === 0 ? 0 : s === 1 ? count - 1 : s - 1;
          const x = (i + ((cell % grid) + 0.5) / grid - width / 2) / height;
          const y = (height / 2 - j - (Math.floor(cell / grid) + 0.5) / grid) / height;
          const c = scene(x, y);
          // One lamp glint must not whiten a whole pixel of an edge.
          sum[0]! += Math.min(c[0], 12);
          sum[1]! += Math.min(c[1], 12);
          sum[2]! += Math.min(c[2], 12);
          taken++;
          if (s === 0) first = c;
          if (s === 1 && alike(first, c)) break;
        }
        light[at] = sum[0]! / taken;
        light[at + 1] = sum[1]! / taken;
        light[at + 2] = sum[2]! / taken;
      }
    }
    return this;
  }

  /** The light at a film point, bilinear, edges repeated. */
  sample(x: number, y: number): Rgb {
    const px = Math.min(this.width - 1.001, Math.max(0, this.column(x) - 0.5));
    const py = Math.min(this.height - 1.001, Math.max(0, this.row(y) - 0.5));
    const i = Math.floor(px);
    const j = Math.floor(py);
    const u = px - i;
    const v = py - j;
    const a = (j * this.width + i) * 3;
    const below = a + this.width * 3;
    const l = this.light;
    // No closure here: tsx names every closure it makes, and this runs hundreds of millions of times.
    const c00 = (1 - u) * (1 - v);
    const c10 = u * (1 - v);
    const c01 = (1 - u) * v;
    const c11 = u * v;
    return [
      l[a]! * c00 + l[a + 3]! * c10 + l[below]! * c01 + l[below + 3]! * c11,
      l[a + 1]! * c00 + l[a + 4]! * c10 + l[below + 1]! * c01 + l[below + 4]! * c11,
      l[a + 2]! * c00 + l[a + 5]! * c10 + l[below + 2]! * c01 + l[below + 5]! * c11,
    ];
  }

  /** Eight-bit sRGB with a grain of `grain` levels, strongest in the midtones. */
  develop(grain = 1.1): Buffer {
    const out = Buffer.alloc(this.light.length);
    for (let p = 0, pixel = 0; p < out.length; p += 3, pixel++) {
      const i = pixel % this.width;
      const j = (pixel / this.width) | 0;
      const speck = (hash(i, j, 1) + hash(i, j, 2) + hash(i, j, 3) - 1.5) * 2 * grain;
      for (let k = 0; k < 3; k++) {
        const level = develop(this.light[p + k]!);
        const midtone = 0.45 + 2.2 * (level / 255) * (1 - level / 255);
        out[p + k] = Math.max(0, Math.min(255, level + speck * midtone));
      }
    }
    return out;
  }
}
