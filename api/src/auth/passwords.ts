import { hash, verify } from '@node-rs/argon2';

/** The least that OWASP recommends for Argon2id: 19 MiB, two passes, one lane; about 13 ms. */
const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, argon2Cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

/** Always false, but takes as long as a real check, so that the response time does not reveal usernames. */
export async function verifyDecoy(password: string): Promise<false> {
  decoyHash ??= hashPassword('nobody has this password');
  await verifyPassword(await decoyHash, password);
  return false;
}
