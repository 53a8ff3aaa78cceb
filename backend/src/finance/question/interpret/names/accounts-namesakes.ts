/** Parties that are called like an account which the question speaks of: "the Frost account", "out of Frost", "what is in the savings". */
import { lemmas } from '../lexicon/lemma.ts';
import type { LedgerName } from './names.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

interface Named extends Span { readonly names: readonly LedgerName[] }

/** Of the names found those that give way to the account, and accounts that give way to what is bought with them. */
export function accountsNamesakes<T extends Named>(candidates: readonly T[], tokens: readonly Token[]): readonly T[] {
  const accounts = candidates.filter(({ names }) => names.some(({ kind }) => kind === 'account'));
  const hasAccount = ({ from, to, names }: T): boolean => accounts.some((account) => account.to === to && names.every(({ name }) => (account.from === from && /^own /i.test(name) || account.from >= from && isOwn(name, account.names)) || account.names.some((one) => one.name === name && account.from >= from || account.from === from && isBankOf(name, one.name))));
  const parties = candidates.filter((candidate) => candidate.names.every(({ kind }) => kind === 'counterparty') && isOfAccount(candidate, tokens) && hasAccount(candidate));
  return [...new Set([...parties, ...accounts.filter((account) => isThingOfAccount(account, candidates)), ...candidates.filter((candidate) => candidate.names.length > 0 && isHouseOfBank(candidate, tokens))])];
}

/** "Spent on fuel" beside a Fuel Card: what the card is for, where a kind of cost is called by it. */
const isThingOfAccount = <T extends Named>({ from, to, names }: T, candidates: readonly T[]): boolean =>
  names.every(({ kind, name }) => kind === 'account' && lemmas(name).length > to - from)
  && candidates.some((other) => other.from <= from && other.to >= to && other.names.every(({ kind }) => kind === 'category') && other.names.some(({ role, count }) => count > 0 && (role === 'cogs' || role === 'opex')));

/** "Pay Frost Bank" beside Frost Checking, "First Arden Bank" beside Arden University: the bank itself, where nobody of them is called so. */
function isHouseOfBank<T extends Named>({ from, to, names }: T, tokens: readonly Token[]): boolean {
  const behind = tokens.slice(to, to + 2).map(({ text }) => text).join(' ');
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text).join(' ');
  return /^((savings|national|state|community|commercial) )?bank\b/.test(behind) && /\b(pay|pays|paid|paying|to|from)( first)?$/.test(before)
    && names.every(({ kind, name }) => kind !== 'category' && lemmas(name).length > to - from && !lemmas(name).includes('bank'));
}

const isOwn = (party: string, accounts: readonly LedgerName[]): boolean => accounts.some(({ name }) => party.toLowerCase() === `own ${name.toLowerCase()}`);

function isOfAccount({ from, to }: Span, tokens: readonly Token[]): boolean {
  const before = (count: number): string => tokens.slice(Math.max(0, from - count), from).map(({ text }) => text).join(' ');
  if (/^(accounts?|balances?)$/.test(tokens[to]?.text ?? '') || /^accounts?$/.test(tokens[to - 1]?.text ?? '')) return true;
  if (FLOW_OF.test(before(5))) return true;
  if (/\bbalances? (of|in|on|at)( the| our| my)?$/.test(before(3)) || before(2) === 'out of') return true;
  if (/(^| )(on|hit|hits|hitting)( (the|our|my))?$/.test(before(2)) || /(^| )(went|goes|go|ran|run|put|came|gone) (through|via)( (the|our|my))?$/.test(before(3))) return !isPaidOff(tokens);
  if (/^(from|through|via)( (the|our|my))?$/.test(before(1)) || /(^| )(from|through|via) (the|our|my)$/.test(before(2))) return isSpent(tokens);
  return /(^| )(in|into)( (the|our|my))?$/.test(before(2)) && !isPutThere(tokens, from);
}

/** "Cash in and out of checking": what flows through the account. */
const FLOW_OF = /(^| )((cash|money) (in|out|flow)|(cash |money )?(inflows?|outflows?)|in and out|ins and outs)( (of|in|to|into|from|on|for|through))?( the| our| my)?$/;

/** "October expenses from checking": what is spent leaves an account, and nobody is spent from. */
const isSpent = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /^(spend|spent|spending|expenses?|costs?|outgoings)$/.test(text)) && !tokens.some(({ text }) => /^(transfers?|transferred|moved?|moving|received?|income|revenue)$/.test(text));

/** "Payments on the Business Visa" settle it; "charges on the Business Visa" are made with it. */
const isPaidOff = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /^(pay|paid|paying|payments?|transfers?|transferred|repaid|settled|autopay)$/.test(text));

/** "Set aside in the VAT reserve": the name that the money was sent to. */
const isPutThere = (tokens: readonly Token[], at: number): boolean => tokens.slice(Math.max(0, at - 5), at).some(({ text }) => /^(aside|put|puts|moved?|moves|transfer|transferred|paid|pay|save|saved|stashed|placed|sent)$/.test(text));

/** "Out of Frost", "the Frost account": the account at Frost Bank, not what is paid to the bank. */
const isBankOf = (party: string, account: string): boolean => lemmas(party)[0] === lemmas(account)[0] && lemmas(party).slice(1).every((word) => /^(bank|bancorp|trust|credit|union|na|national)$/.test(word) || lemmas(account).includes(word));
