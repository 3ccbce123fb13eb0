import { TOTP } from 'otpauth';
import { User } from '../../../src/auth/accounts/user.entity.js';
import { SecondFactor } from '../../../src/auth/second-factor/second-factor.entity.js';
import { adminPassword, uniqueAddress } from '../../harness/running-api.js';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

const account = { username: 'taken.name', password: 'a password of the fuzz', role: 'editor' };
/** A new account, since there were too many failed sign-ins to the account that sends the other requests. */
const administrator = { username: 'an.administrator', password: 'another word for the fuzz', role: 'admin' };

/** Passwords, codes, and the last administrator. */
export async function sendAccountRequests(send: Send, session: FuzzSession): Promise<void> {
  const { api } = session;
  session.forgetTokens();
  const login = 'POST /api/auth/login';
  await send('POST /api/users', { body: administrator });
  const right = { username: administrator.username, password: administrator.password };
  await send(login, { body: right });
  await sendTooOften(send, login, { body: { ...right, password: 'no' } });
  const wrong = { current: 'not this one', next: 'a password of the fuzz' };
  await sendTooOften(send, 'POST /api/auth/password', { body: wrong });
  // Changed and changed back, since other requests sign in with this password.
  const [current, next] = [adminPassword, 'another password of the fuzz'];
  for (const change of [
    { current, next },
    { current: next, next: current },
  ])
    await send('POST /api/auth/password', { body: change, caller: 'translator' });

  const { id } = await send('POST /api/users', { body: account });
  await send('POST /api/users', { body: account });
  const confirmed_at = new Date().toISOString();
  await api.dataSource.manager.insert(SecondFactor, {
    user_id: id,
    secret: 'sealed',
    last_step: 0,
    confirmed_at,
  });
  await send('POST /api/users/{id}/reset-second-factor', { path: { id } });
  await send('POST /api/users/{id}/reset-second-factor', { path: { id } });
  await send('DELETE /api/users/{id}', { path: { id } });
  const admin = await api.dataSource.manager.findOneByOrFail(User, { username: 'admin' });
  const others = `UPDATE users SET role = 'editor' WHERE role = 'admin' AND id <> $1`;
  await api.dataSource.query(others, [admin.id]);
  await send('PATCH /api/users/{id}', { path: { id: admin.id }, body: { role: 'editor' } });
  await send('DELETE /api/users/{id}', { path: { id: admin.id } });
}

/** Sets up a second factor and turns it off, with every possible mistake. */
export async function sendSecondFactorRequests(send: Send, { api }: FuzzSession): Promise<void> {
  const caller = 'editor';
  const base = 'POST /api/auth/second-factor';
  const password = { password: adminPassword };
  const mistaken = { ...password, otp: 'not-a-code' };
  await sendTooOften(send, base, { caller, body: { password: 'no' } });
  await send(`${base}/confirm`, { caller, body: { otp: '000000' } });
  const { secret } = await send(base, { caller, body: password });
  const { user_id } = await api.dataSource.manager.findOneByOrFail(SecondFactor, {});
  const proof = async () => {
    await api.dataSource.manager.update(SecondFactor, user_id, { last_step: 0 });
    const otp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate();
    return { ...password, otp };
  };
  await send(`${base}/confirm`, { caller, body: { otp: 'not-a-code' } });
  await send(`${base}/confirm`, { caller, body: { otp: (await proof()).otp } });
  await send(base, { caller, body: password });
  await send(`${base}/confirm`, { caller, body: { otp: 'not-a-code' } });
  for (const change of ['recovery-codes', 'disable']) {
    await send(`${base}/${change}`, { caller, body: mistaken });
    await sendTooOften(send, `${base}/${change}`, { caller, body: { ...mistaken, password: 'no' } });
    await send(`${base}/${change}`, { caller, body: await proof() });
  }
  await send(base, { caller, body: password });
  for (let guess = 0; guess <= 20; guess += 1)
    await send(`${base}/confirm`, { caller, body: { otp: 'not-a-code' } });
}

/** Sends more wrong passwords from one address than the limit allows. */
async function sendTooOften(send: Send, name: string, options: Parameters<Send>[1]): Promise<void> {
  const address = uniqueAddress();
  for (let guess = 0; guess <= 10; guess += 1) await send(name, options, address);
}
