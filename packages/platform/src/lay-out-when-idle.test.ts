import { layOutWhenIdle } from './lay-out-when-idle';

const idle: (() => void)[] = [];
const runIdleCallbacks = () => idle.splice(0).forEach((work) => work());

beforeEach(() => {
  idle.splice(0);
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => idle.splice(0),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const twoSections = () => [document.createElement('section'), document.createElement('section')] as const;
const laidOut = (elements: readonly HTMLElement[]) =>
  elements.map(({ style }) => style.contentVisibility === 'visible');

describe('Elements far from the viewport', () => {
  it('are laid out one at a time while the browser is idle', () => {
    const sections = twoSections();
    layOutWhenIdle(sections);
    expect(laidOut(sections)).toEqual([false, false]);
    runIdleCallbacks();
    expect(laidOut(sections)).toEqual([true, false]);
    runIdleCallbacks();
    expect(laidOut(sections)).toEqual([true, true]);
    runIdleCallbacks();
    expect(idle).toEqual([]);
  });

  it('are left alone after a cancellation', () => {
    const sections = twoSections();
    layOutWhenIdle(sections)();
    runIdleCallbacks();
    expect(laidOut(sections)).toEqual([false, false]);
  });

  it('stay skipped in a browser that does not report when it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const sections = twoSections();
    layOutWhenIdle(sections);
    expect(laidOut(sections)).toEqual([false, false]);
  });
});
