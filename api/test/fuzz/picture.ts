import sharp from 'sharp';

/** A picture that every decoder takes. */
export const picture = new Uint8Array(
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#345' } })
    .png()
    .toBuffer(),
);
