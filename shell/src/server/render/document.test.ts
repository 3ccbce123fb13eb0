/** @jest-environment node */
import { escapeJson } from './document';

describe('State in the page', () => {
  it('cannot end the element that holds it', () => {
    const hostile = { text: '</script><script>alert(1)</script><!--', line: '\u2028\u2029' };
    const written = escapeJson(hostile);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(hostile);
  });
});
