import { hash, verify } from '@node-rs/argon2';

/** OWASP's smallest recommended Argon2id: 19 MiB, two passes, one lane; about 13 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoyHash: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

/** Always false, after as much work as for an account that exists: an answer's time tells no usernames. */
export async function verifyDecoy(password: string): Promise<false> {
  decoyHash ??= hashPassword('nobody has this password');
  await verifyPassword(await decoyHash, password);
  return false;
}
