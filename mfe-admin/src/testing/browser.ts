import { FakeEventSource } from '@lens/platform/testing/fake-event-source';

// What every browser has and jsdom does not.
if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: class extends MouseEvent {} });
if (!('EventSource' in window)) Object.assign(window, { EventSource: FakeEventSource });
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
// It lays nothing out: for the text editor everything lies at one place.
if (!('getClientRects' in Range.prototype))
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
