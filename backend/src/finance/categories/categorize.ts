/** Category and counterparty of a row from what the bank wrote about it and whether money came in or went out. */
import { defaultAccount } from '../chart-of-accounts.ts';
import { behindPurpose } from './behind-purpose.ts';
import { REFERENCE, bankWords, behindCollector, cutChannel } from './bank-text.ts';
import { goesOnBehindCompany } from './company-heads.ts';
import { CUSTOMERS_NAME, confidenceOfRule } from './confidence.ts';
import { counterpartyFrom } from './counterparty.ts';
import { findRules, isRuleWord, type RowKind, type RuleMatch, type RuleQuestion } from './rule-index.ts';
import { forwarderFirst } from './forwarded.ts';
import { isPersonsAccount } from './owners-account.ts';
import { SENDING_RULE } from './rules/bank-words.ts';
import { FEE_RULE } from './rules/costs.ts';
import { besidesBanksWords, isByApplication, withoutBanksWords } from './sent-to.ts';
import { NO_OWN_NAME, withoutOwnName, type OwnName } from './own-name.ts';
import { saysCredit, saysNothingButCredit } from './credit-words.ts';
import { withFormsNamed } from './tax-forms.ts';
import { besideTrade, isByWordsOrNothing } from './trades/beside-trade.ts';

export interface Categorized {
  readonly categoryNumber: number;
  readonly counterparty: string | null;
  /** In percent; 0: nothing in the text says what it was for. */
  readonly confidence: number;
  /** The file's other rows with this party decided. */
  readonly isByOtherRows?: true;
  /** The text itself says that something was given back: no other row makes a sale of it. */
  readonly isGivenBack?: true;
  /** The text itself says that an insurer paid for a claim. */
  readonly isOfClaim?: true;
}

const TRANSFER_WORD = /^(TRANSFER|XFER|TFR|UEBERTRAG|UMBUCHUNG)$/;
const OWNER_DRAW = defaultAccount('Owner Draw').number;
const OWNER_CONTRIBUTION = defaultAccount('Owner Contribution').number;
const OWN_TRANSFER = defaultAccount('Transfer').number;
/** Their texts name the bank's own doings, not another party. */
const NAMELESS_CATEGORIES = new Set(['Bank Fees', 'Interest Income', 'Transfer'].map((name) => defaultAccount(name).number));
const UNCATEGORIZED = {
  out: defaultAccount('Uncategorized Expense').number,
  credit: defaultAccount('Uncategorized Expense').number,
  'paid-to-us': defaultAccount('Sales - Invoiced').number,
  in: defaultAccount('Uncategorized Income').number,
} as const satisfies Record<RowKind, number>;

/** Statements repeat the same few texts: what was found for one is kept, without its reference numbers. */
const MEMORY_LIMIT = 20_000;
const memory = new Map<string, Categorized>();

/** `own`: the business' own name in its bank's text. */
export function categorize(description: string, amountMinor: number, own: OwnName = NO_OWN_NAME): Categorized {
  const words = withoutOwnName(bankWords(amountMinor < 0 ? withFormsNamed(behindCollector(description)) : description, isRuleWord), own);
  const key = (amountMinor < 0 ? '-' : '+') + words.join(' ');
  let found = memory.get(key);
  if (!found) {
    found = { ...read(words, amountMinor), ...(amountMinor > 0 ? whatIsSaidOfMoneyIn(words) : {}) };
    if (memory.size >= MEMORY_LIMIT) memory.clear();
    memory.set(key, found);
  }
  return found;
}

const CLAIM_WORD = /^(CLAIMS?|CLAIMP(Y?MT|AYMENT))$/;

function whatIsSaidOfMoneyIn(words: readonly string[]): Pick<Categorized, 'isGivenBack' | 'isOfClaim'> {
  if (saysNothingButCredit(words)) return { isGivenBack: true };
  return words.some((word) => CLAIM_WORD.test(word)) ? { isOfClaim: true } : {};
}

function read(given: readonly string[], amountMinor: number): Categorized {
  const words = amountMinor < 0 ? withoutReceiver(given) : forwarderFirst(withoutReceiver(given));
  const { words: rest, isIncoming, isBehindIntermediary, isChannelOnly } = cutChannel(words);
  const name = isChannelOnly ? null : counterpartyFrom(behindPurpose(rest) ?? behindPurpose(words) ?? withoutBanksWords(rest));
  const asFound = rowKind(words, isIncoming, amountMinor);
  const question = { words, start: words.length - rest.length, isBehindIntermediary };
  const first = findRules({ ...question, kind: asFound });
  const kind = kindBeside(asFound, { words, rest, question, first });
  const ruledBy = kind === asFound ? first : findRules({ ...question, kind });
  const found = isSentToAnother(ruledBy.category, rest, amountMinor) ? findRules({ ...question, kind, except: SENDING_RULE }) : ruledBy;
  const company = isAnotherTrade(name, found.company) || isOwnAccountAlone(found) ? null : found.company;
  const category = (company === null && found.category?.rule === found.company?.rule) || (found.category?.rule === FEE_RULE && name !== null && goesOnBehindCompany(name)) ? null : found.category;
  const ruled = category ? { categoryNumber: category.categoryNumber, confidence: confidenceOfRule(category.rule) } : fromNothing(unruled(kind, rest, name));
  if (amountMinor < 0 && isOwnersShare(words)) return { categoryNumber: OWNER_DRAW, counterparty: name, confidence: CUSTOMERS_NAME };
  if (amountMinor > 0 && isOwnersCapital(rest)) return { categoryNumber: OWNER_CONTRIBUTION, counterparty: name, confidence: PERSONS_TRADE };
  if (isByWordsOrNothing(category?.rule ?? null) && isPersonsAccount(words)) return { categoryNumber: amountMinor < 0 ? OWNER_DRAW : OWNER_CONTRIBUTION, counterparty: name, confidence: PERSONS_ACCOUNT };
  if (isByWordsOrNothing(category?.rule ?? null) && isBetweenOwnAccounts(words)) return { categoryNumber: OWN_TRANSFER, counterparty: 'Own Account', confidence: CUSTOMERS_NAME };
  const traded = isCost(kind) && name !== null && company === found.company ? besideTrade(ruled, category?.rule ?? null, rest) : ruled;
  const { categoryNumber, confidence } = category === null && isSentToPerson(words, name) ? { ...traded, confidence: Math.min(traded.confidence, PERSONS_TRADE) } : traded;
  if (category?.rule.counterparty) return { categoryNumber, counterparty: category.rule.counterparty, confidence };
  const named = NAMELESS_CATEGORIES.has(categoryNumber) ? null : name;
  const isCustomer = kind === 'paid-to-us' && company !== null && isLongerName(named, company);
  return { categoryNumber, counterparty: (isCustomer ? null : company?.rule.counterparty) ?? named, confidence };
}

/** "INTERNET TRANSFER WITHDRAWAL # JESSICA BROWN": a way of sending money, and somebody who is no bank and no account. What comes in by those words names the own business as often as a customer. */
function isSentToAnother(category: RuleMatch | null, rest: readonly string[], amountMinor: number): boolean {
  return category?.rule === SENDING_RULE && (amountMinor < 0 || isByApplication(rest)) && besidesBanksWords(rest).length > 0;
}

/** "LAWPAY DES:FEES ID:77 INDN:HARTWELL GRAYSON LAW CO ID:42": after INDN stands the business' own name. */
function withoutReceiver(words: readonly string[]): readonly string[] {
  const own = words.findIndex((word, place) => (word === 'INDN' && words.lastIndexOf('DES', place) > 0) || (word === 'IND' && (words[place + 1] === 'ID' || words[place + 1] === 'NAME')));
  return own > 0 ? words.slice(0, own) : words;
}

interface ReadSoFar { readonly words: readonly string[]; readonly rest: readonly string[]; readonly question: Omit<RuleQuestion, 'kind'>; readonly first: { readonly category: RuleMatch | null; readonly company: RuleMatch | null } }

/** What kind of row it is by who is named. */
function kindBeside(asFound: RowKind, { words, rest, question, first }: ReadSoFar): RowKind {
  if (asFound === 'credit') return isReimbursedForWork(words, question) ? 'in' : 'credit';
  if (asFound === 'in') return ((isVendors(first.category) || isOwnCard(first.category)) && isPaidOut(words)) || isWhatWasSold(first.category, rest) ? 'paid-to-us' : 'in';
  return asFound === 'paid-to-us' && isVendors(first.company) && endsInCredit(rest) ? 'credit' : asFound;
}

/** "ELECTRONIC DEPOSIT SYSCO SEATTLE CREDIT" pays no invoice of ours. */
function endsInCredit(rest: readonly string[]): boolean {
  return rest.findLast((word) => word !== REFERENCE) === 'CREDIT' && rest[0] !== 'CREDIT';
}

function isVendors(match: RuleMatch | null): boolean {
  return match?.rule.direction === 'vendor' && match.categoryNumber !== OWN_TRANSFER;
}

/** "CACFP REIMBURSEMENT": what an office pays for meals and places is income, unlike what a shop gives back. */
function isReimbursedForWork(words: readonly string[], question: Omit<RuleQuestion, 'kind'>): boolean {
  return words.some((word) => word.startsWith('REIMBURS')) && !words.includes('WARRANTY') && findRules({ ...question, kind: 'in' }).category?.rule.direction === 'in';
}

/** The banks of cards also pay shops what their customers charged. */
function isOwnCard(match: RuleMatch | null): boolean {
  return match?.rule.counterparty === 'Own Credit Card';
}

/** "BROKERBIN SALE USED DELL SWITCHES": a maker's name behind others' says what was sold, and not who pays. */
function isWhatWasSold(match: RuleMatch | null, rest: readonly string[]): boolean {
  if (!isVendors(match) || match?.rule.counterparty === undefined) return false;
  const place = rest.indexOf(match.words[0]?.text ?? '');
  return place >= LEAST_NAME_BEFORE && rest.slice(0, place).some((word) => SOLD_WORD.test(word));
}

const LEAST_NAME_BEFORE = 2;
const SOLD_WORD = /^(SALE|SOLD|SALES|INV|INVOICE|ORDER)$/;

/** Who sells software, or anything else, also pays out what customers paid through it. */
function isPaidOut(words: readonly string[]): boolean {
  return words.some((word, place) => PAYOUT_WORD.test(word) || (word === 'ACH' && words[place + 1] === 'PMT'));
}

const PAYOUT_WORD = /^(PAYOUTS?|DEPOSITS?|DEP|SETLMT|SETTLEMENT|STLMT|MARKETPLC|MKTPL|MKTPLC|DISBURSM\w*|BNKCD|MTOT|REMIT|EDI|PAYABLES|VENDOR|SUPPLIER|AP)$/;

/** "TRANSFER TO MERCURY SAVINGS": a transfer's text that names a kind of account stays in the house. */
function isBetweenOwnAccounts(words: readonly string[]): boolean {
  return words.slice(0, 4).some((word) => TRANSFER_WORD.test(word)) && words.some((word) => ACCOUNT_WORD.test(word));
}

/** "D ORTIZ CAPITAL": a house that lends or buys is not called by an initial. */
function isOwnersCapital([initial = '', surname = '', last, end = REFERENCE]: readonly string[]): boolean {
  return initial.length === 1 && initial !== REFERENCE && surname.length > 2 && last === 'CAPITAL' && end === REFERENCE;
}

/** A person may be called Baker or Alex, as a café is: what money was sent for the name alone does not say. */
function isSentToPerson(words: readonly string[], name: string | null): boolean {
  return name !== null && name.split(' ').length <= PERSONS_WORDS && words.slice(0, 2).some((word) => SENT_TO_PERSON.test(word) && word !== 'CHECK');
}

const PERSONS_WORDS = 2;
/** It waits for the owner. */
const PERSONS_TRADE = 50;
/** A partner's, a child's that works there, or the owner's: somebody has to look. */
const PERSONS_ACCOUNT = 65;

/** "ZELLE TO MARCUS WHITFIELD DISTRIBUTION": sent to a person, and no distributor's bill. */
function isOwnersShare(words: readonly string[]): boolean {
  return OWNERS_SHARE.test(words.findLast((word) => word !== REFERENCE) ?? '') && words.slice(0, 3).some((word) => SENT_TO_PERSON.test(word));
}

const OWNERS_SHARE = /^(DISTRIBUTION|DISTRIB|DISTR|DIST)$/;
const SENT_TO_PERSON = /^(ZELLE|ZEL|VENMO|TRANSFER|XFER|CHECK)$/;

const ACCOUNT_WORD = /^(SAVINGS?|SAV|CHECKING|CHKG|CHK|RESERVE|TREASURY|VAULT|POT|MMA|MMDA)$/;

function fromNothing(categoryNumber: number): { categoryNumber: number; confidence: number } {
  return { categoryNumber, confidence: categoryNumber === UNCATEGORIZED.out || categoryNumber === UNCATEGORIZED.in ? 0 : CUSTOMERS_NAME };
}

function isCost(kind: RowKind): boolean {
  return kind === 'out' || kind === 'credit';
}

/** Whoever pays us under a longer name than a known company's is another business: LUMEN DENTAL PARTNERS is not Lumen. */
function isLongerName(named: string | null, company: RuleMatch): boolean {
  return named !== null && named.split(' ').length > company.words.length;
}

/** The words of an own account where something else decided: earned fees that a lawyer takes out of the clients' account. */
function isOwnAccountAlone({ category, company }: { category: RuleMatch | null; company: RuleMatch | null }): boolean {
  return company?.categoryNumber === OWN_TRANSFER && category?.categoryNumber !== OWN_TRANSFER;
}

/** A company's one word before a trade that is not its own is another business: LUMEN COPYWRITING is no telephone company. */
function isAnotherTrade(named: string | null, company: RuleMatch | null): boolean {
  const [, ...rest] = named?.split(' ') ?? [];
  return company !== null && company.words.length === 1 && rest.some((word) => TRADE_WORD.test(word));
}

const TRADE_WORD = /^(copywriting|copywriter|illustration|photography|videography|landscaping|lawncare|plumbing|plumbers|roofing|masonry|carpentry|catering|caterers|bakery|florist|florals|dental|dentistry|orthodontics|veterinary|physiotherapy|chiropractic|tutoring|tailoring|upholstery|architects|architecture|joinery|brewing|pottery|ceramics|woodworks?|woodworking|bookkeeping|interiors|drywall|excavating|excavation|paving|fencing|glazing)$/i;

function rowKind(words: readonly string[], isIncoming: boolean, amountMinor: number): RowKind {
  if (amountMinor < 0) return 'out';
  if (saysCredit(words)) return 'credit';
  return isIncoming ? 'paid-to-us' : 'in';
}

/** What it paid for it does not say. */
const WALLET = /^(PAYPAL|VENMO|CASHAPP)$/;

/** A named payer's transfer is an invoice paid; a transfer that names nobody stays in the house; a bare deposit is income of an unknown kind. */
function unruled(kind: RowKind, rest: readonly string[], name: string | null): number {
  const namesNobody = name === null;
  if (namesNobody && rest.some((word) => TRANSFER_WORD.test(word)) && !rest.some((word) => WALLET.test(word)) && besidesBanksWords(rest).length === 0) return OWN_TRANSFER;
  return kind === 'paid-to-us' && namesNobody ? UNCATEGORIZED.in : UNCATEGORIZED[kind];
}
