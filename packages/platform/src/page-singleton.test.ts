import type * as Shortcuts from '@lens/platform/shortcuts';

/** Loads the module again, as another remote would. */
async function importCopy(): Promise<typeof Shortcuts> {
  let copy: typeof Shortcuts | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('@lens/platform/shortcuts');
  });
  return copy!;
}

test('every remote of the page knows the shortcuts of a screen', async () => {
  const [one, other] = [await importCopy(), await importCopy()];
  expect(one.useShortcuts).not.toBe(other.useShortcuts);
  one.useShortcutGroups.setState({
    groups: { desk: [{ key: 'j', label: 'Next text', run: () => undefined }] },
  });
  expect(other.useShortcutGroups.getState().groups['desk']).toHaveLength(1);
});
