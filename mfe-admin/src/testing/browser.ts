import { FakeEventSource } from '@lens/platform/testing/fake-event-source';

// What browsers have and jsdom does not.
if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: class extends MouseEvent {} });
if (!('EventSource' in window)) Object.assign(window, { EventSource: FakeEventSource });
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
// Jsdom has no layout, so for the text editor everything is in one place.
if (!('getClientRects' in Range.prototype))
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
