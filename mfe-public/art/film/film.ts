import type { Rgb } from './colour';
import { develop } from './colour';
import { hash } from './noise';

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

  /** Sets every pixel to the mean of `grid` by `grid` samples of the scene. */
  expose(scene: (x: number, y: number) => Rgb, grid = 2): this {
    const { width, height, light } = this;
    for (let j = 0, at = 0; j < height; j++) {
      for (let i = 0; i < width; i++, at += 3) {
        let r = 0;
        let g = 0;
        let b = 0;
        for (let s = 0; s < grid * grid; s++) {
          const x = (i + ((s % grid) + 0.5) / grid - width / 2) / height;
          const y = (height / 2 - j - (Math.floor(s / grid) + 0.5) / grid) / height;
          const c = scene(x, y);
          // One lamp glint must not whiten a whole pixel of an edge.
          r += Math.min(c[0], 12);
          g += Math.min(c[1], 12);
          b += Math.min(c[2], 12);
        }
        light[at] = r / (grid * grid);
        light[at + 1] = g / (grid * grid);
        light[at + 2] = b / (grid * grid);
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
