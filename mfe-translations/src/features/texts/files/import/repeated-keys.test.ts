import { findRepeatedKeys } from './repeated-keys';

test.each([
  ['{"a": "x", "b": {"a": "y"}}', []],
  ['{"a": "x", "\\u0061": "y"}', ['a']],
  ['{"a": "{\\"a\\": 1}", "b": [{"a": 1}, {"a": 2}]}', []],
  ['{"b": {"a": "x", "c": "a", "a": "y"}}', ['a']],
])('%s has these keys twice: %j', (json, keys) => {
  expect(findRepeatedKeys(json)).toEqual(keys);
});
