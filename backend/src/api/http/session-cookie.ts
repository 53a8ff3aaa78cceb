/** The one cookie: the session's token, out of reach of scripts and of other sites' forms. */
export const SESSION_COOKIE = 'purser_session';

/** The token in a `Cookie` header; null where there is none. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
}

/** `secure` follows the address that the browser uses: a Secure cookie over plain HTTP would be dropped. */
export function sessionCookie(token: string, expiresAt: Date, secure: 'secure' | 'plain'): string {
  return `${SESSION_COOKIE}=${token}; Path=/; Expires=${expiresAt.toUTCString()}; ${attributes(secure)}`;
}

export function clearedSessionCookie(secure: 'secure' | 'plain'): string {
  return `${SESSION_COOKIE}=; Path=/; Expires=${new Date(0).toUTCString()}; ${attributes(secure)}`;
}

function attributes(secure: 'secure' | 'plain'): string {
  return secure === 'secure' ? 'HttpOnly; SameSite=Lax; Secure' : 'HttpOnly; SameSite=Lax';
}
