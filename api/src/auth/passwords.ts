import { hash, verify } from '@node-rs/argon2';

/** OWASP's smallest recommended Argon2id: 19 MiB, two passes, one lane; about 13 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

/** Always false, after as much work as for an account that exists: an answer's time tells no usernames. */
export async function verifyNobody(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}
