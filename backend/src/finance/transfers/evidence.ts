/** What speaks for and against money out of one account being the money into another, in points and in words. */
import { moneyInWords } from '../money.ts';
import type { Reason, SourceRow } from '../matching/source-row.ts';
import { tellingWords } from '../matching/telling-words.ts';

/** From here on it is a transfer by itself; between the two it is proposed to the owner. */
export const CERTAIN = 80;
export const LIKELY = 55;

export interface ComparedSides {
  readonly out: SourceRow;
  readonly into: SourceRow;
  /** From the day out to the day in. */
  readonly days: number;
  /** Rows that could be exchanged for these two, on each side, themselves included. */
  readonly rivals: { readonly providers: number; readonly statements: number };
}

interface Evidence {
  weight(sides: ComparedSides): number;
  says(sides: ComparedSides): string;
}

const TRANSFER_WORDS = /\b(transfer|top-?up|xfer|trnsfr|umbuchung|[uü]bertrag|to savings|from savings|to checking|from checking|card (auto)?pay(ment)?|autopay|payment thank you|internal)\b/i;
/** Words of a transfer's text that name nobody. */
const OWN_WORDS = /^(THANK|YOU|AUTOPAY|INST|INTERNAL|MONTHLY|REGULAR|FUNDS|MONEY|BUSINESS|UMBUCHUNG|OWN|BETWEEN|ACCOUNTS|CONF|CONFIRMATION|TO|\d+|X+\d+)$/;

type Says = 'transfer' | 'somebody' | 'nothing';

/** What one side's text says, when the other side's account is known. */
function textSays(row: SourceRow, other: SourceRow): Says {
  if (row.isTransfer) return 'transfer';
  const { all: accounts, providers: ownProviders } = tellingWords({ description: `${row.account} ${other.account}`, counterparty: null });
  const { telling, providers } = tellingWords({ description: row.description, counterparty: null });
  const names = telling.filter((word) => !OWN_WORDS.test(word) && !accounts.has(word) && !TRANSFER_WORDS.test(word));
  // PAYPAL INST XFER names the account at PayPal, where there is one.
  if (providers.some((provider) => !ownProviders.includes(provider))) return 'somebody';
  if (TRANSFER_WORDS.test(row.description)) return names.length > 0 && row.counterparty !== null ? 'somebody' : 'transfer';
  return names.length > 0 ? 'somebody' : 'nothing';
}

const POINTS: Readonly<Record<Says, number>> = { transfer: 20, somebody: -30, nothing: 0 };

const textOf = (side: (sides: ComparedSides) => readonly [row: SourceRow, other: SourceRow], which: string): Evidence => ({
  weight: (sides) => POINTS[textSays(...side(sides))],
  says: (sides) => {
    const [row, other] = side(sides);
    return textSays(row, other) === 'transfer' ? `The text of the money ${which} speaks of a transfer.` : `The text of the money ${which} names somebody: "${row.description}".`;
  },
});

const AMOUNT: Evidence = {
  weight: () => 30,
  says: ({ out, into }) => `${moneyInWords(into.amountMinor, into.currency)} left ${out.account} and came to ${into.account}.`,
};

const DAY: Evidence = {
  weight: ({ days }) => 20 - 4 * Math.abs(days),
  says: ({ days }) => (days === 0 ? 'Both have the same day.' : `The money came in ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'after' : 'before'} it went out.`),
};

/** An account's name in the other one's text: TRANSFER TO SAVINGS. */
const ACCOUNT_NAMED: Evidence = {
  weight: (sides) => (isNamed(sides) ? 15 : 0),
  says: () => 'One text names the other account.',
};

function isNamed({ out, into }: ComparedSides): boolean {
  const names = (text: string, account: string): boolean => account.length >= 4 && text.toUpperCase().includes(account.toUpperCase());
  return names(out.description, into.account) || names(into.description, out.account);
}

const RIVALS: Evidence = {
  weight: ({ rivals }) => (rivals.providers === rivals.statements ? 10 : -20),
  says: ({ rivals }) => {
    if (rivals.providers !== rivals.statements) return `${rivals.providers} such payments went out near that day and ${rivals.statements} came in.`;
    return rivals.providers === 1 ? 'No other payment of this amount is near.' : `${rivals.providers} payments of this amount went out and came in near that day.`;
  },
};

const ALL: readonly Evidence[] = [AMOUNT, DAY, textOf(({ out, into }) => [out, into], 'out'), textOf(({ out, into }) => [into, out], 'in'), ACCOUNT_NAMED, RIVALS];

/** Points, 0 to 100. */
export function confidenceOf(sides: ComparedSides): number {
  return Math.max(0, Math.min(100, ALL.reduce((sum, { weight }) => sum + weight(sides), 0)));
}

export function reasonsOf(sides: ComparedSides): Reason[] {
  return ALL.map(({ weight, says }) => ({ weight: weight(sides), says: () => says(sides) })).filter(({ weight }) => weight !== 0).map(({ weight, says }) => ({ says: says(), weight }));
}
