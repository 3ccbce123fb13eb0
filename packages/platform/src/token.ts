import type { Role } from '@lens/contracts/access';
import type { SessionUser } from '@lens/contracts/auth';

interface Claims {
  sub: string;
  username: string;
  role: Role;
  exp: number;
}

const isClaims = (value: unknown): value is Claims => {
  if (typeof value !== 'object' || value === null) return false;
  const claims = value as Record<string, unknown>;
  return (
    typeof claims['sub'] === 'string' &&
    typeof claims['username'] === 'string' &&
    typeof claims['role'] === 'string' &&
    typeof claims['exp'] === 'number'
  );
};

const decodeBase64Url = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes);
};

/**
 * Reads a token without verifying it: only the API can do that.
 * @param nowSeconds Unix seconds
 * @returns null if the token is unreadable or has expired
 */
export function readToken(
  token: string,
  nowSeconds: number,
): { user: SessionUser; expiresAtSeconds: number } | null {
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    if (!isClaims(claims) || claims.exp <= nowSeconds) return null;
    return {
      user: { id: claims.sub, username: claims.username, role: claims.role },
      expiresAtSeconds: claims.exp,
    };
  } catch {
    return null;
  }
}
