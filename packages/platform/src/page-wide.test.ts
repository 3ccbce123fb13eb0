import type * as Shortcuts from '@lens/platform/shortcuts';

/** The module as another remote brings it. */
async function anotherCopy(): Promise<typeof Shortcuts> {
  let copy: typeof Shortcuts | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('@lens/platform/shortcuts');
  });
  return copy!;
}

test('the keys of a screen are known to every remote of the page', async () => {
  const [one, other] = [await anotherCopy(), await anotherCopy()];
  expect(one.useShortcuts).not.toBe(other.useShortcuts);
  one.useRegistered.setState({ groups: { desk: [{ key: 'j', label: 'Next text', run: () => undefined }] } });
  expect(other.useRegistered.getState().groups['desk']).toHaveLength(1);
});
