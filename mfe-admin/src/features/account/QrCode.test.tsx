import { render, screen } from '@testing-library/react';
import jsQr from 'jsqr';
import { QrCode } from './QrCode';

/** Pixels per module. */
const scale = 4;

/** Decodes the drawn squares. */
function read(svg: HTMLElement): string | undefined {
  const size = Number(svg.getAttribute('viewBox')!.split(' ')[2]) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const squares = svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g);
  for (const [, x, y] of squares)
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) * scale + row) * size + Number(x) * scale) * 4;
      for (let at = start; at < start + scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  return jsQr(pixels, size, size)?.data;
}

test('a QR reader finds the text, and screen readers find only the label', () => {
  const uri = 'otpauth://totp/Still%20Water:mara?secret=JBSWY3DPEHPK3PXP&issuer=Still%20Water&period=30';
  render(<QrCode text={uri} label="The key as a QR code" />);
  expect(read(screen.getByRole('img', { name: 'The key as a QR code' }))).toBe(uri);
});
