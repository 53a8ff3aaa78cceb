/** Connection addresses: the same database under another role, and the role that an address names. */

export function withRole(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(role);
  changed.password = encodeURIComponent(password);
  return changed.toString();
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.toString();
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

export function passwordOf(url: string): string {
  return decodeURIComponent(new URL(url).password);
}
