/** Which account the tables of a statement belong to, where it holds several: the account's line stands above each. */
import type { TextLine } from './text-lines.ts';
import { lineText } from './text-lines.ts';

const ACCOUNT_LINE = /\b(?:account|acct|konto|kontonummer|rekening(?:nummer)?|compte|cuenta|conto)\b(?:\s+(?:number|no|nr|name|n°))?[.:#\s]*(?:[\p{L} ]{0,24}[:\s])?((?:[X*•x]{2,}[\dX*•x -]*|\d)[\dX*•x -]{3,})\s*$/iu;
const IBAN_LINE = /\b(?:iban|konto|account|rekening|compte|cuenta|conto)\b[:\s]*([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\s*$/i;
const LONGEST_CHARS = 90;

/** Null for lines that name no account, and for those that mention one in a sentence. */
export function accountOfLine(line: TextLine): string | null {
  for (const text of [...line.cells.map((cell) => cell.text), lineText(line)]) {
    if (text.length > LONGEST_CHARS || /balance|saldo|total|call|phone|question/i.test(text)) continue;
    const found = IBAN_LINE.exec(text)?.[1] ?? ACCOUNT_LINE.exec(text)?.[1];
    if (found) return found.trim();
  }
  return null;
}
