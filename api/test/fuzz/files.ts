import { animatedWebp, blankPng, emptyZip, jpeg, script, svg, truncate } from '../harness/odd-pictures.js';

/** A file of a form, with the name that the client sends. */
export class FormFile {
  constructor(
    readonly name: string,
    readonly content: Buffer,
  ) {}

  /** For reports of problems. */
  toJSON(): string {
    return `${this.name} (${this.content.length} bytes)`;
  }
}

const validJpeg = await jpeg();

export const validPicture = new FormFile('picture.jpg', validJpeg);

/** Files that have to be refused. */
export const hostileFiles = {
  empty: new FormFile('empty.jpg', Buffer.alloc(0)),
  drawing: new FormFile('drawing.svg', Buffer.from(svg)),
  page: new FormFile('page.jpg', Buffer.from(`<!doctype html>${script}`)),
  archive: new FormFile('archive.png', emptyZip),
  cut: new FormFile('cut.jpg', await truncate(jpeg())),
  polyglot: new FormFile('polyglot.jpg', Buffer.concat([validJpeg, Buffer.from(script)])),
  bomb: new FormFile('bomb.png', blankPng(8000, 8000)),
  moving: new FormFile('moving.webp', await animatedWebp()),
  climbing: new FormFile('../../etc/passwd', validJpeg),
};
