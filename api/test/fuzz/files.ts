import { blankPng, cut, emptyZip, jpeg, moving, script, svg } from '../harness/odd-pictures.js';

/** A file of a form, as a client names it. */
export class FormFile {
  constructor(
    readonly name: string,
    readonly content: Buffer,
  ) {}

  /** How it is shown when something went wrong with it. */
  toJSON(): string {
    return `${this.name} (${this.content.length} bytes)`;
  }
}

const right = await jpeg();

/** What every decoder takes. */
export const picture = new FormFile('picture.jpg', right);

/** What no library of pictures may hold. */
export const hostileFiles = {
  empty: new FormFile('empty.jpg', Buffer.alloc(0)),
  drawing: new FormFile('drawing.svg', Buffer.from(svg)),
  page: new FormFile('page.jpg', Buffer.from(`<!doctype html>${script}`)),
  archive: new FormFile('archive.png', emptyZip),
  cut: new FormFile('cut.jpg', await cut(jpeg())),
  polyglot: new FormFile('polyglot.jpg', Buffer.concat([right, Buffer.from(script)])),
  bomb: new FormFile('bomb.png', blankPng(8000, 8000)),
  moving: new FormFile('moving.webp', await moving()),
  climbing: new FormFile('../../etc/passwd', right),
};
