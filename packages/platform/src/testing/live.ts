/** Stands in the place of the browser's event stream, which jsdom does not have; a test opens it and speaks through it. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}
