/** Why a PDF gives no text to speak of: a scan, a few words, or pages on which nothing can be read. */

const PICTURE = /\/Subtype\s*\/Image\b/;
const SHOWN_CHARS = 40;
const INSTEAD = 'Download the statement from your bank as text PDF or CSV instead.';

/** `text`: what was found, fewer characters than any statement has. */
export function noTextReason(pdf: Uint8Array, pageCount: number, text: string): string {
  const hasPicture = PICTURE.test(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).toString('latin1'));
  if (hasPicture) return `This PDF holds no readable text; it is probably a scan or a photo. ${INSTEAD}`;
  const words = text.replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARS);
  if (words !== '') return `This PDF says no more than "${words}": there is no statement in it. ${INSTEAD}`;
  const pages = pageCount === 1 ? 'one page' : `${pageCount.toLocaleString('en-US')} pages`;
  return `This PDF holds no readable text and no picture either, on ${pages}: it is empty or damaged, its letters are drawn as shapes, or they lie outside of its pages. ${INSTEAD}`;
}
