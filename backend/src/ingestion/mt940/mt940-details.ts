/** Reads the :86: of a payment: what it was for and who it was with, in the German, the Dutch and the free manner. */
import { describe, nameOf } from '../stated/account-statement.ts';

export interface Mt940Details { description: string; counterparty: string | null }

/** A part this long was cut by the bank, perhaps within a word; a shorter one ended by itself. */
const FULL_PART_CHARS = 27;
const FULL_LINE_CHARS = 65;
/** Parts of a SEPA purpose; only SVWZ is meant for people. */
const SEPA_TAG = /\b(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|BIC|IBAN|COAM|OAMT|PURP|BREF|RREF)\+/;
const SLASH_CODE = /\/(TRTP|TRCD|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|ORDP|BENM|ISDT|RTRN|CNTP|PREF|ULTB|ULTD|ULTC|SVCL|PURP|ADDR|TRTN|KREF|OCMT|CHGS|EXCH|INST)\//;

export function mt940Details(text: string, note: string): Mt940Details {
  const structured = /^(\d{3})([^\dA-Za-z\s])(?=\d{2})/.exec(text);
  if (structured) return german(text.replaceAll('\n', '').slice(4), structured[2]!, note);
  if (new RegExp(`^\\s*${SLASH_CODE.source}`).test(text)) return slashed(text.replaceAll('\n', ''), note);
  return { description: describe([joined(text.split('\n'), FULL_LINE_CHARS) || note]), counterparty: null };
}

/** "166?00CREDIT?20SVWZ+Invoice 7?32ALICE LTD": fields of two digits. */
function german(text: string, separator: string, note: string): Mt940Details {
  const fields = new Map<number, string>();
  for (const part of text.split(separator)) {
    const field = /^(\d{2})([^]*)$/.exec(part);
    // A separator within the text cuts nothing off: it stays in the field before.
    if (field) fields.set(Number(field[1]), field[2]!);
    else if (part !== '') fields.set([...fields.keys()].at(-1) ?? 0, `${[...fields.values()].at(-1) ?? ''}${separator}${part}`);
  }
  const numbered = (from: number, to: number): string[] => [...fields].filter(([number]) => number >= from && number <= to).map(([, part]) => part);
  const purpose = joined([...numbered(20, 29), ...numbered(60, 63)], FULL_PART_CHARS);
  const sepa = sepaParts(purpose);
  const name = numbered(32, 33).join('');
  return { description: describe([sepa.get('SVWZ') ?? sepa.get('') ?? fields.get(0), sepa.size === 0 ? note : null]), counterparty: nameOf(name) ?? nameOf(sepa.get('ABWA')) ?? nameOf(sepa.get('ABWE')) };
}

/** By tag; what stands before the first tag under ''. */
function sepaParts(purpose: string): Map<string, string> {
  const parts = new Map<string, string>();
  const pieces = purpose.split(new RegExp(SEPA_TAG.source, 'g'));
  if (pieces[0]?.trim()) parts.set('', pieces[0].trim());
  for (let index = 1; index + 1 < pieces.length; index += 2) if (pieces[index + 1]!.trim() !== '') parts.set(pieces[index]!, pieces[index + 1]!.trim());
  return parts;
}

/** "/TRTP/SEPA TRANSFER/IBAN/…/NAME/ALICE LTD/REMI/Invoice 7". */
function slashed(text: string, note: string): Mt940Details {
  const pieces = text.trim().split(new RegExp(SLASH_CODE.source, 'g'));
  const parts = new Map<string, string>();
  for (let index = 1; index + 1 < pieces.length; index += 2) if (!parts.has(pieces[index]!)) parts.set(pieces[index]!, pieces[index + 1]!.replace(/^\/+|\/+$/g, ''));
  const purpose = parts.get('REMI')?.replace(/^(?:USTD|STRD)\/+/, '').replace(/^CUR\/+/, '');
  const other = parts.get('CNTP')?.split('/')[2] ?? parts.get('ORDP') ?? parts.get('BENM');
  return { description: describe([purpose || parts.get('TRTP') || parts.get('EREF') || note]), counterparty: nameOf(parts.get('NAME') ?? other) };
}

function joined(parts: readonly string[], fullChars: number): string {
  return parts.reduce((text, part, index) => text + (index > 0 && (parts[index - 1]!.length < fullChars || SEPA_TAG.test(part.slice(0, 5))) ? ' ' : '') + part, '').trim();
}
