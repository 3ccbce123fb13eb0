import type { DeskText } from '@lens/contracts/desk';
import type { DeskTask } from '@lens/contracts/desk-permissions';
import { buildText } from '../../../../testing/build-text';
import { buildCritical, lin, signOff } from '../../../../testing/sign-offs';
import { accessTo } from './text-access';

interface User {
  tasks?: DeskTask[];
  canSign?: boolean;
  isEditor?: boolean;
  username?: string;
  isDirty?: boolean;
}

function access(
  text: DeskText,
  {
    tasks = ['translate', 'review'],
    canSign = true,
    isEditor = false,
    username = 'mara',
    isDirty = false,
  }: User = {},
) {
  const may = (task: DeskTask) => tasks.includes(task);
  const permissions = { may, mayAnywhere: may, canSign, isEditor };
  return accessTo({ text, isDirty, permissions, username });
}
const steps = (...of: Parameters<typeof access>) => access(...of).nextSteps.join(' ');

test('a critical text is reviewed by somebody who did not translate it [SIGN-8]', () => {
  expect(access(buildCritical()).mayReview).toBe(true);
  expect(steps(buildCritical())).toMatch(/mark it as reviewed: you sign it/);
  expect(access(buildCritical(), { username: 'lin' }).mayReview).toBe(false);
  expect(steps(buildCritical(), { username: 'lin' })).toBe(
    'You translated it. Somebody else who may review Korean has to review it.',
  );
  const translatorOnly = { tasks: ['translate'] as DeskTask[] };
  expect(access(buildCritical(), translatorOnly).mayReview).toBe(false);
  expect(steps(buildCritical(), translatorOnly)).toMatch(/^Somebody who may review Korean, and who did not/);
});

test('whoever changes a word of a critical text is told that they become its translator [SIGN-8]', () => {
  const changed = access(buildCritical(), { isDirty: true });
  expect([changed.mayReview, changed.mayTranslate]).toEqual([false, true]);
  expect(changed.nextSteps).toEqual([
    'You have changed the wording: once you save it, you are its translator, and somebody else has to review it.',
  ]);
  const signed = buildCritical({ sign_off: signOff, state: 'reviewed' });
  expect(steps(signed, { isDirty: true })).toMatch(/The sign-off above ends then\.$/);
});

test('a signed text needs nothing, and nobody signs it again', () => {
  const signed = buildCritical({ sign_off: signOff, state: 'reviewed' });
  expect(access(signed)).toMatchObject({ mayReview: false, canVouch: false, nextSteps: [] });
});

test('a wording that nobody vouches for is saved under a name first', () => {
  const shipped = buildCritical({ text: null, revision: 0, translator: null });
  expect(access(shipped)).toMatchObject({ mayReview: false, canVouch: true });
  expect(steps(shipped)).toMatch(/^Nobody has translated this wording under their name yet\./);
  expect(steps({ ...shipped, shipped: null })).toBe('Translate it; then somebody else reviews it.');
  const reviewer = { tasks: ['review'] as DeskTask[] };
  expect(access(shipped, reviewer)).toMatchObject({ mayReview: false, canVouch: false });
  expect(steps(shipped, reviewer)).toMatch(/^Somebody who may translate Korean has to save it first\./);
});

test('what an account lacks is named, and who can add it [SIGN-8]', () => {
  const nameless = buildCritical({ translator: { ...lin, qualification: null } });
  expect(access(nameless).mayReview).toBe(false);
  expect(steps(nameless)).toBe(
    'The account lin has no name or no qualification for sign-offs. An administrator can add them under Users. Then somebody else can review it.',
  );
  const own =
    'Your account has no name or no qualification for sign-offs. An administrator can add them under Users.';
  expect(access(buildCritical(), { canSign: false }).mayReview).toBe(false);
  expect(steps(buildCritical(), { canSign: false })).toBe(own);
  expect(steps(buildCritical(), { canSign: false, username: 'lin' })).toContain(own);
  expect(steps(buildCritical(), { canSign: false, isDirty: true })).toContain(own);
});

test('a text that is not critical follows the permissions alone [SIGN-9]', () => {
  const text = buildText();
  expect(access(text, { canSign: false })).toMatchObject({
    mayTranslate: true,
    mayReview: true,
    nextSteps: [],
  });
  expect(access(text, { tasks: ['translate'] })).toMatchObject({
    mayReview: false,
    reviewReason: 'Your account may not review Korean. An administrator can allow it.',
  });
  expect(access(text, { tasks: ['review'] })).toMatchObject({
    mayTranslate: false,
    mayReview: true,
    readOnlyReason: 'Your account may not translate Korean. An administrator can allow it.',
  });
  expect(access(text, { tasks: [], isEditor: true })).toMatchObject({
    ...{ mayTranslate: false, mayReview: false },
    ...{ readOnlyReason: null, reviewReason: null },
  });
});
