import { newPassword } from './password.js';

describe('A new password', () => {
  it.each([
    'aaaaaaaaaaaa',
    'abababababab',
    '123456789012',
    'abcdefghijkl',
    'zyxwvutsrqpo',
    'password1234',
    'P@ssw0rd1234',
    'PasswordPassword',
    'Password!!2026',
    'administrator1',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    'welcome-2026!',
    'secret1secret1',
    'admin123admin4',
    'lasik-password',
    'ｐａｓｓｗｏｒｄ１２３４',
  ])('cannot be %s, which is easy to guess', (password) => {
    const { success, error } = newPassword.safeParse(password);
    expect([success, error?.issues.length]).toEqual([false, 1]);
  });

  it.each([
    'seven seas of rye',
    'correct horse battery',
    'a garden of 12 stones',
    'twelve characters',
    'my password is the sea',
    'Kx9-tq2Lm4vZ',
    'ゆきがとけるはるのあさごはん',
    'hXmE3hZ1c0bq9u2vWJtR',
  ])('can be %s', (password) => {
    expect(newPassword.safeParse(password).success).toBe(true);
  });

  it('that is too short gets no other error', () => {
    const { error } = newPassword.safeParse('aaaa');
    expect(error?.issues.map(({ message }) => message)).toEqual(['A password needs at least 12 characters.']);
  });
});
