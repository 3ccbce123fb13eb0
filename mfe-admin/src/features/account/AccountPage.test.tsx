import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasLeaveGuard } from '@lens/platform/leave-guard';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './AccountPage';

let api: ReturnType<typeof fakeApi>;
const show = (respond: (sent: Sent) => Reply) => {
  api = fakeApi(respond);
  signInAs();
  renderPage(<Page />, { at: '/admin/account' });
  return userEvent.setup();
};
const posts = () => api.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

afterEach(() => api.restore());

test('the password is changed; a wrong one says so and keeps what was typed', async () => {
  const replies: Reply[] = [
    { status: 400, body: { error: 'The current password is wrong.' } },
    { status: 204, text: '' },
  ];
  const user = show(({ method }) =>
    method === 'POST' ? replies.shift()! : { body: { enabled: false, recovery_codes: 0 } },
  );
  const form = screen.getByRole('form', { name: 'Password' });
  await user.type(within(form).getByLabelText('Current password'), 'guess');
  await user.type(within(form).getByLabelText('New password'), 'a much longer one');
  await user.click(within(form).getByRole('button', { name: 'Change password' }));
  expect((await within(form).findByRole('alert')).textContent).toBe('The current password is wrong.');
  expect(within(form).getByLabelText<HTMLInputElement>('New password').value).toBe('a much longer one');
  await user.click(within(form).getByRole('button', { name: 'Change password' }));
  await screen.findByText('Your password is changed.');
  expect(posts().at(-1)).toEqual(['/auth/password', { current: 'guess', next: 'a much longer one' }]);
});

test('the current password is refused as the new one', async () => {
  const user = show(() => ({ status: 204, text: '' }));
  const form = await screen.findByRole('form', { name: 'Password' });
  await user.type(within(form).getByLabelText('Current password'), 'correct horse battery');
  await user.type(within(form).getByLabelText('New password'), 'correct horse battery');
  await user.click(within(form).getByRole('button', { name: 'Change password' }));
  await within(form).findByText('This is already your password. Choose another one.');
  expect(api.sent.filter(({ path }) => path === '/auth/password')).toEqual([]);
});

test('a second factor is set up with a key, and its recovery codes are shown once', async () => {
  let enabled = false;
  const user = show(({ method, path }) => {
    if (method === 'GET') return { body: { enabled, recovery_codes: enabled ? 2 : 0 } };
    if (path.endsWith('/confirm')) {
      enabled = true;
      return { body: { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] } };
    }
    return { status: 201, body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Practice:mara' } };
  });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const password = await screen.findByLabelText('Your password');
  expect(document.activeElement).toBe(password);
  await user.keyboard('correct horse');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  expect(screen.getByRole('link', { name: 'open the app on this device' }).getAttribute('href')).toBe(
    'otpauth://totp/Practice:mara',
  );
  // Leaving now would make the scanned key useless.
  expect(hasLeaveGuard()).toBe(true);
  await user.type(screen.getByLabelText('Code from the app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement?.textContent).toMatch(/^Your second factor is on/);
  expect(hasLeaveGuard()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await screen.findByText(/2 recovery codes left/);
  expect(hasLeaveGuard()).toBe(false);
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  expect(posts()).toEqual([
    ['/auth/second-factor', { password: 'correct horse' }],
    ['/auth/second-factor/confirm', { otp: '123456' }],
  ]);
});

test('turning it off requires the password and a code', async () => {
  let enabled = true;
  const user = show(({ method }) => {
    if (method === 'POST') {
      enabled = false;
      return { status: 204, text: '' };
    }
    return { body: { enabled, recovery_codes: 8 } };
  });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.type(screen.getByLabelText('Your password'), 'correct horse');
  await user.type(screen.getByLabelText('Code from the app, or a recovery code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await screen.findByRole('button', { name: 'Set up' });
  expect(posts()).toEqual([['/auth/second-factor/disable', { password: 'correct horse', otp: '123456' }]]);
});
