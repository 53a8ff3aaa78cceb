/** Names of files inside an archive: unpacked on any system they stay where they belong and do not overwrite each other. */

const LONGEST = 120;

/** `../../etc/pass:wd` → `_.._etc_pass_wd`; nothing left gives `unnamed`. */
export function archiveName(name: string): string {
  const safe = name.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').replace(/^[\s.]+/, '').replace(/[\s.]+$/, '');
  const dot = safe.lastIndexOf('.');
  const extension = dot > 0 && safe.length - dot <= 10 ? safe.slice(dot) : '';
  return safe.length <= LONGEST ? safe || 'unnamed' : safe.slice(0, LONGEST - extension.length) + extension;
}

/** A number before each name keeps them apart and in order. */
export function numbered(place: number, name: string): string {
  return `${String(place + 1).padStart(3, '0')} ${archiveName(name)}`;
}
