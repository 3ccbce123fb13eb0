/** @jest-environment node */
import { escapeJson } from './document';

describe('The page state in the document', () => {
  it('cannot end its element', () => {
    const hostile = { text: '</script><script>alert(1)</script><!--', line: '\u2028\u2029' };
    const json = escapeJson(hostile);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(hostile);
  });
});
