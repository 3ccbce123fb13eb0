import { TOTP } from 'otpauth';
import { User } from '../../../src/auth/accounts/user.entity.js';
import { SecondFactor } from '../../../src/auth/second-factor/second-factor.entity.js';
import { adminPassword, someAddress } from '../../harness/running-api.js';
import type { World } from '../world.js';
import type { Ask } from './ask.js';

const account = { username: 'taken.name', password: 'a password of the fuzz', role: 'editor' };
/** Of its own: to the account that all requests came from, strangers have been wrong too often by now. */
const administrator = { username: 'an.administrator', password: 'another word for the fuzz', role: 'admin' };

/** Passwords, codes, and the last administrator. */
export async function askForAccounts(ask: Ask, world: World): Promise<void> {
  const { api } = world;
  world.signInAnew();
  const login = 'POST /api/auth/login';
  await ask('POST /api/users', { body: administrator });
  const right = { username: administrator.username, password: administrator.password };
  await ask(login, { body: right });
  await askTooOften(ask, login, { body: { ...right, password: 'no' } });
  const wrong = { current: 'not this one', next: 'a password of the fuzz' };
  await askTooOften(ask, 'POST /api/auth/password', { body: wrong });
  // And back: others sign in with it.
  const [current, next] = [adminPassword, 'another password of the fuzz'];
  for (const change of [
    { current, next },
    { current: next, next: current },
  ])
    await ask('POST /api/auth/password', { body: change, caller: 'translator' });

  const { id } = await ask('POST /api/users', { body: account });
  await ask('POST /api/users', { body: account });
  const confirmed_at = new Date().toISOString();
  await api.source.manager.insert(SecondFactor, {
    user_id: id,
    secret: 'sealed',
    last_step: 0,
    confirmed_at,
  });
  await ask('POST /api/users/{id}/reset-second-factor', { path: { id } });
  await ask('POST /api/users/{id}/reset-second-factor', { path: { id } });
  await ask('DELETE /api/users/{id}', { path: { id } });
  const admin = await api.source.manager.findOneByOrFail(User, { username: 'admin' });
  const others = `UPDATE users SET role = 'editor' WHERE role = 'admin' AND id <> $1`;
  await api.source.query(others, [admin.id]);
  await ask('PATCH /api/users/{id}', { path: { id: admin.id }, body: { role: 'editor' } });
  await ask('DELETE /api/users/{id}', { path: { id: admin.id } });
}

/** One person from the first sight of a secret to turning it off, with every mistake on the way. */
export async function askForSecondFactors(ask: Ask, { api }: World): Promise<void> {
  const caller = 'editor';
  const base = 'POST /api/auth/second-factor';
  const password = { password: adminPassword };
  const mistaken = { ...password, otp: 'not-a-code' };
  await askTooOften(ask, base, { caller, body: { password: 'no' } });
  await ask(`${base}/confirm`, { caller, body: { otp: '000000' } });
  const { secret } = await ask(base, { caller, body: password });
  const { user_id } = await api.source.manager.findOneByOrFail(SecondFactor, {});
  const proof = async () => {
    await api.source.manager.update(SecondFactor, user_id, { last_step: 0 });
    const otp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate();
    return { ...password, otp };
  };
  await ask(`${base}/confirm`, { caller, body: { otp: 'not-a-code' } });
  await ask(`${base}/confirm`, { caller, body: { otp: (await proof()).otp } });
  await ask(base, { caller, body: password });
  await ask(`${base}/confirm`, { caller, body: { otp: 'not-a-code' } });
  for (const change of ['recovery-codes', 'disable']) {
    await ask(`${base}/${change}`, { caller, body: mistaken });
    await askTooOften(ask, `${base}/${change}`, { caller, body: { ...mistaken, password: 'no' } });
    await ask(`${base}/${change}`, { caller, body: await proof() });
  }
  await ask(base, { caller, body: password });
  for (let guess = 0; guess <= 20; guess += 1)
    await ask(`${base}/confirm`, { caller, body: { otp: 'not-a-code' } });
}

/** One more wrong password from one address than it may send. */
async function askTooOften(ask: Ask, name: string, told: Parameters<Ask>[1]): Promise<void> {
  const guesser = someAddress();
  for (let guess = 0; guess <= 10; guess += 1) await ask(name, told, guesser);
}
