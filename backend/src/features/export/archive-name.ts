/** Names of files inside an archive: unpacked on any system they stay where they belong and do not overwrite each other. */

const LONGEST = 120;
/** What is left of a character that was cut in two: no header and no archive can hold it. */
const HALF_AT_END = /[\ud800-\udbff]$/;
/** What a system or a person would read otherwise than it stands there: parts of paths, what acts, what turns the text around it. */
const UNSAFE = /[\p{Cc}\u2028-\u202e\u2066-\u2069<>:"/\\|?*]/gu;

/** `../../etc/pass:wd` → `_.._etc_pass_wd`; nothing left gives `unnamed`. */
export function archiveName(name: string): string {
  const safe = name.toWellFormed().replaceAll(UNSAFE, '_').replace(/^[\s.]+/, '').replace(/[\s.]+$/, '');
  const dot = safe.lastIndexOf('.');
  const extension = dot > 0 && safe.length - dot <= 10 ? safe.slice(dot) : '';
  return safe.length <= LONGEST ? safe || 'unnamed' : safe.slice(0, LONGEST - extension.length).replace(HALF_AT_END, '') + extension;
}

/** A number before each name keeps them apart and in order. */
export function numbered(place: number, name: string): string {
  return `${String(place + 1).padStart(3, '0')} ${archiveName(name)}`;
}
