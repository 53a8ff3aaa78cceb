/** Who wrote an invoice: every name on it is weighed by where it stands and what confirms it. */
import { lineText, type TextLine } from '../text-lines.ts';
import { domainMatch, domainNames, legalNames, withoutForm } from './company-names.ts';
import { INVOICE_TITLE, ISSUER_LABELS, RECIPIENT_LABELS, REGISTRATION } from './invoice-words.ts';
import { labelPlaces } from './label-values.ts';

interface Candidate { name: string; weight: number }

const WEIGHT = { label: 7, letterhead: 2, firstLine: 1, legalForm: 3, domain: 5, partOfDomain: 2, registration: 3, everyPage: 2, senderLine: 3, recipient: -9, bank: -6 } as const;
/** With less nothing confirms the name. */
const LEAST = 3;
const LETTERHEAD_LINES = 6;
const LETTERHEAD_SHARE = 0.3;
const NEAR_LINES = 6;
const RECIPIENT_LINES = 5;
const LONGEST_NAME_CHARS = 70;
const NO_NAME = /^[\d\W]*$|@|www\.|https?:|^(?:page|seite|pagina|página|date|datum|fecha|data|tel|fax|phone|e-?mail|original|copy|kopie|duplicate|logo|to|from|an|von)\b|:$|\d{5}|\d{4} ?[A-Z]{2}\b|\b(?:street|road|avenue|straße|strasse|straat|rue|calle|via|p\.?o\.? box)\b/iu;
const BANK = /\b(?:bank|sparkasse|volksbank|banque|banca|banco|bic|swift|iban)\b|sparkasse|volksbank/i;
/** "Example AG - High Street 1 - 12345 Town" above the recipient's window. */
const BETWEEN_PARTS = / [-–—•·|∙] |, (?=\S+.*\d)/;

export function invoiceIssuer(lines: readonly TextLine[]): string | null {
  const candidates = candidatesOf(lines);
  const domains = domainNames(lines.map(lineText));
  const weighed = [...new Set(candidates.map(({ name }) => name))].map((name) => ({ name, weight: weightOf(name, candidates, lines, domains) }));
  const [best] = weighed.sort((a, b) => b.weight - a.weight);
  return best && best.weight >= LEAST ? nameInUse(best.name, candidates) : null;
}

function candidatesOf(lines: readonly TextLine[]): Candidate[] {
  return [...labelled(lines), ...letterhead(lines), ...lines.flatMap((line) => line.cells.flatMap((cell) => legalNames(cell.text))).map((name) => ({ name, weight: 0 }))];
}

function labelled(lines: readonly TextLine[]): Candidate[] {
  const values = labelPlaces(lines, ISSUER_LABELS).map(({ rest, below }) => (rest !== '' ? rest : (below[0] ?? '')));
  return values.filter(isName).map((name) => ({ name: firstPart(name), weight: WEIGHT.label }));
}

/** The top of the first page: names in lines of their own, and the sender's line above the address. */
function letterhead(lines: readonly TextLine[]): Candidate[] {
  const first = lines.filter((line) => line.page === 1);
  const bottom = Math.max(...first.map((line) => line.y), 0);
  const top = first.filter((line, index) => index < LETTERHEAD_LINES && line.y < Math.max(bottom * LETTERHEAD_SHARE, 1));
  return top.flatMap((line, index) => line.cells.flatMap((cell) => {
    const parts = cell.text.split(BETWEEN_PARTS);
    const name = parts[0]!.trim();
    if (!isName(name) || INVOICE_TITLE.test(name)) return [];
    const weight = (index === 0 ? WEIGHT.firstLine : 0) + (parts.length > 1 ? WEIGHT.senderLine : WEIGHT.letterhead);
    return [{ name, weight }];
  }));
}

const firstPart = (text: string): string => text.split(BETWEEN_PARTS)[0]!.trim();
const isName = (text: string): boolean => /\p{L}{2}/u.test(text) && text.length <= LONGEST_NAME_CHARS && !NO_NAME.test(text);

function weightOf(name: string, candidates: readonly Candidate[], lines: readonly TextLine[], domains: readonly string[]): number {
  const byPlace = Math.max(...candidates.filter((candidate) => candidate.name === name).map(({ weight }) => weight));
  const match = domainMatch(name, domains);
  const isLegal = legalNames(name).length > 0;
  const at = lines.flatMap((line, index) => (lineText(line).includes(name) ? [index] : []));
  const pages = new Set(lines.map((line) => line.page)).size;
  const isOnEveryPage = pages > 1 && new Set(at.map((index) => lines[index]!.page)).size === pages;
  return byPlace + (match === 2 ? WEIGHT.domain : match === 1 ? WEIGHT.partOfDomain : 0) + (isLegal ? WEIGHT.legalForm : 0) + (isOnEveryPage ? WEIGHT.everyPage : 0)
    + (at.some((index) => isNearRegistration(lines, index, name)) ? WEIGHT.registration : 0)
    + (at.length > 0 && at.every((index) => isRecipient(lines, index, name)) ? WEIGHT.recipient : 0)
    + (BANK.test(name) ? WEIGHT.bank : 0);
}

/** In the same line, or in the lines around it in the same column. */
function isNearRegistration(lines: readonly TextLine[], index: number, name: string): boolean {
  const line = lines[index]!;
  const cell = line.cells.find((candidate) => candidate.text.includes(name)) ?? line.cells[0]!;
  if (REGISTRATION.test(cell.text)) return true;
  return lines.slice(Math.max(0, index - 2), index + 2 * NEAR_LINES).some((other) => other.page === line.page && Math.abs(other.y - line.y) < NEAR_LINES * 2 * line.height
    && other.cells.some((near) => Math.abs(near.left - cell.left) < 2 * line.height && REGISTRATION.test(near.text)));
}

/** Below "Bill to", in its column. */
function isRecipient(lines: readonly TextLine[], index: number, name: string): boolean {
  const line = lines[index]!;
  const cell = line.cells.find((candidate) => candidate.text.includes(name)) ?? line.cells[0]!;
  if (RECIPIENT_LABELS.test(cell.text)) return true;
  return lines.slice(Math.max(0, index - RECIPIENT_LINES), index + 1).some((above) => above.page === line.page
    && above.cells.some((label) => label !== cell && label.left < cell.right && label.right > cell.left - line.height && (above !== line || label.right <= cell.left) && label.text.length < 40 && RECIPIENT_LABELS.test(label.text)));
}

/** A company registered as "Free SAS" that heads its letters "Free Customer Service" is known as "Free". */
function nameInUse(name: string, candidates: readonly Candidate[]): string {
  const short = withoutForm(name);
  const isWrittenInFull = candidates.some((candidate) => candidate.weight > 0 && candidate.name.includes(name));
  const isWrittenShort = candidates.some((candidate) => candidate.weight > 0 && candidate.name !== name && candidate.name.startsWith(`${short} `) && legalNames(candidate.name).length === 0);
  return short !== name && !isWrittenInFull && isWrittenShort ? short : name;
}
