import { settingsUpdate } from '@lens/contracts/settings';
import { valueAt } from '../../components/conflict/form-fields';
import { settingsFields } from './settings-fields';
import { settings } from './testing/settings';

const { demo: _demo, revision: _revision, changed_by: _by, updated_at: _at, ...stored } = settings;

test('the comparison contains every field of the settings', () => {
  const paths = new Set(settingsFields.map(({ path }) => path));
  const missing = Object.keys(settingsUpdate.shape).flatMap((name) =>
    paths.has(name)
      ? []
      : Object.keys(valueAt(stored, name) as object)
          .map((part) => `${name}.${part}`)
          .filter((path) => !paths.has(path) && !paths.has(`${path}.en`)),
  );
  expect(missing).toEqual([]);
});

test('values that are no texts are formatted in words', () => {
  const formatted = (path: string) =>
    settingsFields.find((one) => one.path === path)!.format(valueAt(stored, path));
  expect(formatted('hours')).toBe('Monday, Tuesday: 09:00 to 17:00');
  expect(formatted('awards')).toBe('Best of Lakewood, 2024, sample');
  expect(formatted('social')).toBe('facebook, https://facebook.example/test');
  expect(formatted('languages.en')).toBe('On the site');
});
