/** Takes OFX apart, both the SGML of version 1, whose values have no closing tags, and the XML of version 2: one tolerant pass, because banks mix them. */
import { wordTable } from '../../finance/word-table.ts';

export type OfxToken =
  | { kind: 'open' | 'close'; tag: string; line: number; at: number }
  | { kind: 'value'; tag: string; text: string; line: number; at: number };

const LONGEST_VALUE_CHARS = 2_000;
const ENTITIES = wordTable<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' });

/** Never nests and never looks back: as fast on hostile text as on a statement. Entities of the file's own making mean nothing. */
export function* ofxTokens(text: string): Generator<OfxToken> {
  let line = 1;
  let lineEnd = text.indexOf('\n');
  let at = text.indexOf('<');
  while (at >= 0) {
    const end = text.indexOf('>', at);
    if (end < 0) return;
    for (; lineEnd >= 0 && lineEnd < at; lineEnd = text.indexOf('\n', lineEnd + 1)) line++;
    const next = text.indexOf('<', end);
    const tag = tagOf(text, at, end);
    if (tag !== null) yield tokenOf(tag, text.slice(end + 1, Math.min(next < 0 ? text.length : next, end + 1 + LONGEST_VALUE_CHARS)), line, at);
    at = next;
  }
}

/** Null for declarations, comments and what is no tag at all. */
function tagOf(text: string, at: number, end: number): string | null {
  if (end - at > 100) return null;
  return /^<(\/?[A-Za-z][A-Za-z0-9._]*)(?:\s[^<]*)?$/.exec(text.slice(at, end))?.[1]?.toUpperCase() ?? null;
}

function tokenOf(tag: string, after: string, line: number, at: number): OfxToken {
  if (tag.startsWith('/')) return { kind: 'close', tag: tag.slice(1), line, at };
  const text = after.trim();
  return text === '' ? { kind: 'open', tag, line, at } : { kind: 'value', tag, text: withoutEntities(text), line, at };
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,4}));/gi, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
