// What every browser has and jsdom does not.
if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: class extends MouseEvent {} });
