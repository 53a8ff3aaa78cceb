/** Tells the banks' own statement formats by what stands at their beginning. */
import type { Format } from './formats.ts';

type BankFormat = Exclude<Format, 'csv' | 'pdf'>;

const HEAD_BYTES = 16 * 1024;
const ZIP_MARK = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Null when the head is of none of them. */
export function bankFormat(head: Buffer): BankFormat | null {
  // Every zip that calls itself a package of Office; the reader tells a spreadsheet from a letter.
  if (head.subarray(0, 4).equals(ZIP_MARK)) return head.includes('[Content_Types].xml') || head.includes('xl/') ? 'xlsx' : 'zip';
  const text = headText(head).replace(/^\uFEFF/, '').trimStart();
  if (/^(?:OFXHEADER\s*:|<OFX>|<\?xml[^>]*\?>\s*(?:<!--[^]{0,500}?-->\s*)?(?:<\?OFX\b|<OFX>)|<\?OFX\b)/i.test(text)) return 'ofx';
  if (/^(?:<\?xml[^>]*\?>)?[^]{0,2000}?<(?:\w+:)?(?:Document\b[^>]*camt\.05[234]|BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b)/.test(text)) return 'camt';
  if (/^!(?:Type|Account|Option|Clear)\b/i.test(text)) return 'qif';
  if (/^(?:\{1:.{0,200}\{4:\s*)?:20:/m.test(text) && /^:(?:60[FM]|61|25):/m.test(text)) return 'mt940';
  // Indented as a whole.
  if (text.startsWith(':20:') && /^[ \t]+:60[FM]:/m.test(text)) return 'mt940';
  return null;
}

/** Latin letters and digits as they are, whether the text is in UTF-8, UTF-16 or an 8-bit encoding. */
function headText(head: Buffer): string {
  const start = head.subarray(0, HEAD_BYTES);
  const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff) || start[0] === 0 || start[1] === 0;
  return isWide ? start.toString('latin1').replaceAll('\0', '').replace(/^[\u00fe\u00ff]{2}/, '') : start.toString('utf8');
}
