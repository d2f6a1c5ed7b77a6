/** The session cookie's value: 256 random bits. The database holds only its hash. */
import { createHash, randomBytes } from 'node:crypto';

export const sessionCookie = 'sandbox_session';
/** Milliseconds that a session lasts: 12 hours. */
export const sessionLifetime = 12 * 60 * 60 * 1000;

export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function readSessionCookie(header: string | null): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, ...value] = pair.trim().split('=');
    if (name === sessionCookie) return value.join('=');
  }
  return null;
}

export function sessionCookieHeader(token: string | null): string {
  const attributes = 'Path=/; HttpOnly; SameSite=Strict';
  return token === null
    ? `${sessionCookie}=; ${attributes}; Max-Age=0`
    : `${sessionCookie}=${token}; ${attributes}; Max-Age=${sessionLifetime / 1000}`;
}
