import { layOutAtRest } from './lay-out-at-rest';

const idle: (() => void)[] = [];
const rest = () => idle.splice(0).forEach((work) => work());

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

const two = () => [document.createElement('section'), document.createElement('section')] as const;
const laidOut = (elements: readonly HTMLElement[]) =>
  elements.map(({ style }) => style.contentVisibility === 'visible');

describe('What is far from the window', () => {
  it('is laid out one at a time when there is nothing to do', () => {
    const sections = two();
    layOutAtRest(sections);
    expect(laidOut(sections)).toEqual([false, false]);
    rest();
    expect(laidOut(sections)).toEqual([true, false]);
    rest();
    expect(laidOut(sections)).toEqual([true, true]);
    rest();
    expect(idle).toEqual([]);
  });

  it('is left alone once nobody wants it', () => {
    const sections = two();
    layOutAtRest(sections)();
    rest();
    expect(laidOut(sections)).toEqual([false, false]);
  });

  it('stays skipped where nobody knows when there is nothing to do', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const sections = two();
    layOutAtRest(sections);
    expect(laidOut(sections)).toEqual([false, false]);
  });
});
