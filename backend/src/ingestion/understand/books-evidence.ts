/** What tells that a file comes out of the owner's own books, where a debit of the bank account is money in. Add a program's word here. */
import { namesContra, normalisedHeading } from '../columns/heading.ts';

/** Titles of reports by account. A bank's ledger balance is none. */
const TITLES = new RegExp(String.raw`(?<!\p{L})(?:${[
  String.raw`(?:general |nominal |account |bank |cash |purchase |sales |sub)?ledger(?! balance)|nominal (?:activity|account|code)|chart of accounts|trial balance|(?:accrual|cash) basis|basis ?: ?(?:accrual|cash)`,
  String.raw`kontoblatt|kontenblatt|sachkonto|sachkontenblatt|hauptbuch|mandant|buchungsjournal|grand[ -]?livre|compte general|extrait de grand livre|libro mayor|mayor (?:general|analitico|de cuentas?)|extracto de mayor|mastrino|libro mastro|scheda contabile|partitario`,
  String.raw`grootboek\p{L}*|huvudbok\p{L}*|hovedbok\p{L}*|hovedbog\p{L}*|kontokort|kontospecifika\p{L}*|paakirja|hlavni kniha|ksiega glowna|kartoteka konta|fokonyv\p{L}*|glavna knjiga|kartica konta|razao|muavin\p{L}*|kontomutatsioonid`,
].join('|')})(?!\p{L})`, 'iu');

/** Columns that only books have. */
const HEADINGS = new Set([
  'vch type', 'vch no', 'voucher type', 'voucher no', 'voucher number', 'against account', 'split', 'split account', 'nominal code', 'nominal account', 'n c', 'gl code', 'gl account', 'ledger', 'ledger account', 'journal entry', 'journal no', 'journal number',
  'bu', 'bu schlussel', 'belegfeld 1', 'belegfeld 2', 'verifikation', 'ver nr', 'bilagsnr', 'bilagsnummer', 'num piece', 'piece', 'code journal', 'jnl', 'asiento', 'num asiento', 'protocollo', 'boekstuk', 'boekstuknummer', 'dagboek', 'grootboek',
]);
const LONGEST_ACCOUNT_CODE = 8;

/** What stands above the payments on a bank's paper. */
const OF_BANK = /(?<!\p{L})(?:statements?|kontoauszug|releve|extracto (?:de cuenta|bancario)|compte (?:de depot|courant|cheques?)|solde (?:au|crediteur|debiteur)|estratto conto|rekeningafschrift|kontoutdrag|kontoudskrift|kontoutskrift|wyciag|vypis|iban|bic|swift|sort code|routing n\p{L}*|overdraft|ifsc|bsb)(?!\p{L})/iu;

export const isPaperOfBank = (notes: readonly string[]): boolean => notes.some((line) => OF_BANK.test(line.normalize('NFD').replace(/[\u0300-\u036f]/g, '')));

type Rows = readonly (readonly string[])[];

/** The word that tells it; null where none does. `notes`: lines above the payments, and those of balances. */
export function wordOfBooks(headings: readonly string[], notes: readonly string[], rows: Rows): string | null {
  const title = notes.map((line) => TITLES.exec(line.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))?.[0]).find((word) => word !== undefined);
  if (title !== undefined) return title.trim();
  const column = headings.findIndex((heading, at) => {
    const name = normalisedHeading(heading);
    return HEADINGS.has(name) || (namesContra(heading) && isOfAccounts(rows.map((cells) => (cells[at] ?? '').trim())));
  });
  return column < 0 ? null : headings[column]!.trim();
}

/** Names of accounts or their short codes, never an IBAN or the number of a bank account. */
function isOfAccounts(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => cell.replace(/\D/g, '').length <= LONGEST_ACCOUNT_CODE) && new Set(filled).size < filled.length;
}

/** Sage writes BR for a receipt at the bank and BP for a payment from it. */
const RECEIVED = /^(?:br|(?:customer|sales|bank|cash|donation)? ?receipts?|(?:customer|invoice) payments?|payments? received|receive money|received|zahlungseingang|encaissement|cobro|incasso|ontvangst)$/i;
const PAID = /^(?:bp|(?:vendor|supplier|bill|bank|cash|expense)? ?payments?|payments? made|spend money|zahlungsausgang|decaissement|pago|pagamento|betaling)$/i;
const FEWEST_KINDS = 3;
const MIN_KNOWN = 0.5;

/** Where a column of kinds, such as Receipt and Payment, always goes with one side: the side of money in. Null where none does. `sides`: of each row. */
export function sideOfReceipts(rows: Rows, sides: readonly ('debit' | 'credit' | null)[]): 'debit' | 'credit' | null {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  for (let column = 0; column < width; column++) {
    const found = { received: { debit: 0, credit: 0 }, paid: { debit: 0, credit: 0 } };
    rows.forEach((cells, at) => {
      const [text, side] = [(cells[column] ?? '').trim(), sides[at]];
      if (side && RECEIVED.test(text)) found.received[side]++;
      else if (side && PAID.test(text)) found.paid[side]++;
    });
    const { received, paid } = found;
    const known = received.debit + received.credit + paid.debit + paid.credit;
    if (known < rows.length * MIN_KNOWN) continue;
    if (received.credit + paid.debit === 0 && received.debit >= FEWEST_KINDS && paid.credit >= FEWEST_KINDS) return 'debit';
    if (received.debit + paid.credit === 0 && received.credit >= FEWEST_KINDS && paid.debit >= FEWEST_KINDS) return 'credit';
  }
  return null;
}
