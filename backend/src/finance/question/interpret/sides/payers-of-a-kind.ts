/** "What did insurers pay us" asks for what is earned of them, where an income is called by what they pay for. */
import { PAYER_WORDS } from '../lexicon/payer-words.ts';
import { lemma, lemmas } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';
import { wordTable } from '../../../word-table.ts';

const KINDS = wordTable(Object.fromEntries(PAYER_WORDS.flatMap(({ payers, pay, onlyBeside = false }) => payers.split('|').map((payer) => [payer, { pay: pay.split('|'), onlyBeside }]))));

const BESIDE = /^(has|have|had|did|do|does|ever|actually|really|still|already|usually|normally|always|each)$/;
const PAYS = /^(pay|pays|paid|paying|give|gives|gave|given|bring|brings|brought|contribute|contributes|contributed|generate|generated|spend|spent|owe)$/;
/** Behind a verb of paying: whom, what or when; "members pay for parking" is no income. */
const PAID = /^(us|me|in|up|to|the|more|most|less|least|last|this|so|during|over|and|or|,|\?|\.|back|late|each|every|per|20\d\d|q[1-4]|)$/;
const FROM = /^(from|by)$/;
const RECEIVED = /\b(received?|receiving|collect(ed|ing)?|came in|come in|coming in|comes in|got|get|gotten|earn(ed|ing)?|made|make|income|revenue|sales|takings|receipts|payments?|deposits?|paid by)\b/;
const BOUGHT = /\b(bought|buy|buying|ordered|order|purchased?|borrowed?|(we|i) (pay|paid))\b/;
/** "Insurer payments": theirs. */
const THEIRS = /^(payments?|receipts|deposits?|revenue|income)$/;
/** "Our biggest brokers", "top 3 members". */
const RANKED = /^(biggest|largest|best|smallest|top|main|\d+)$/;
const DETERMINER = /^(the|our|my|all|of|any|other)$/;
/** Of an income's name they say only that it is one. */
const MERELY = /^(sale|income|revenue|fee|taking|receipt|total|and|the|of|from)$/;

/** "Given back to parents": to customers, whatever they pay for. */
const GIVEN_BACK = /\b(refund(s|ed)?|(give|gave|given|giving|pay|paid|paying|hand|handed|sent|send) back|returned)\b/;

interface Payers { readonly from: number; readonly to: number; readonly onlyBeside: boolean; readonly isOne: boolean; readonly isGivenBack: boolean; readonly incomes: readonly LedgerName[] }

export function payersOfAKind(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  // By month it is the income that they pay; "by insurer by month" would lose one of its groupings.
  const isByTime = tokens.some(({ text }, at) => /^(by|per|each|every)$/.test(text) && /^(day|week|month|quarter|year)$/.test(tokens[at + 1]?.text ?? '') || /^(monthly|weekly|quarterly|yearly)$/.test(text));
  const incomes = index.names.filter(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0);
  const found = tokens.flatMap((_, at) => payersAt(tokens, at, incomes, index) ?? []).filter((one, i, all) => i === 0 || one.from >= (all[i - 1]?.to ?? 0));
  const meant = found.filter(({ onlyBeside, isOne, isGivenBack }) => (!onlyBeside || isGivenBack || found.some((other) => !other.onlyBeside)) && !(isByTime && isOne && tokens.some(({ text }) => text === 'by')));
  return tokens.flatMap((token, at) => {
    const payers = meant.find(({ from, to }) => from <= at && at < to);
    if (!payers) return [token];
    return payers.from === at ? saidAs(payers, incomes.length, isByTime) : [];
  });
}

function payersAt(tokens: readonly Token[], at: number, incomes: readonly LedgerName[], { byWord }: NameIndex): Payers | null {
  const said = [2, 1].map((length) => tokens.slice(at, at + length).map(({ text }) => text).join(' ')).find((words) => KINDS[words] !== undefined);
  const kind = said === undefined ? undefined : KINDS[said];
  if (said === undefined || kind === undefined) return null;
  const to = at + said.split(' ').length;
  const own = incomes.filter(({ words }) => words.some((word) => kind.pay.includes(word)));
  const isNamed = !said.includes(' ') && (byWord.get(lemma(said)) ?? []).some(({ count, role }) => count > 0 && role !== 'revenue');
  if (own.length === 0 || isNamed) return null;
  // "Broker freight": that income as it is called.
  if (to < tokens.length && own.some(({ words }) => words.includes(lemma(tokens[to]?.text ?? '')) && !MERELY.test(lemma(tokens[to]?.text ?? '')))) return null;
  const isGivenBack = isRefunded(tokens, at);
  return isGivenBack || isPaying(tokens, at, to) ? { from: at, to, onlyBeside: kind.onlyBeside, isOne: !said.endsWith('s'), isGivenBack, incomes: own } : null;
}

function isRefunded(tokens: readonly Token[], from: number): boolean {
  let before = from - 1;
  while (DETERMINER.test(tokens[before]?.text ?? '')) before--;
  return tokens[before]?.text === 'to' && GIVEN_BACK.test(tokens.map(({ text }) => text).join(' '));
}

/** They pay, or it came from them. */
function isPaying(tokens: readonly Token[], from: number, to: number): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  let before = from - 1;
  while (DETERMINER.test(text(before))) before--;
  if (RANKED.test(text(from - 1)) || text(before) === 'are' && /^(who|which)$/.test(text(before - 1))) return true;
  let verb = to;
  while (BESIDE.test(text(verb))) verb++;
  if (PAYS.test(text(verb)) && PAID.test(text(verb + 1))) return true;
  if (to === from + 1 && THEIRS.test(text(to)) && !BOUGHT.test(tokens.map((token) => token.text).join(' ')) && !/^(to|for)$/.test(text(to + 1))) return true;
  const all = tokens.map((token) => token.text).join(' ');
  if (FROM.test(text(before)) && !/^(apart|aside|away)$/.test(text(before - 1)) || /^(or|and|than|vs|versus)$/.test(text(before)) && tokens.slice(0, before).some((token) => KINDS[token.text] !== undefined)) return RECEIVED.test(all) && !BOUGHT.test(all);
  return /^(or|and|vs|versus|,)$/.test(text(to)) && /\b(brought in|bring in|paid us|pay us|pays us)\b/.test(all);
}

/** Customers of what they pay for; where there is no other income, all who pay. */
function saidAs({ incomes, isOne, isGivenBack }: Payers, incomesInAll: number, isByTime: boolean): Token[] {
  const names = isGivenBack || incomes.length === incomesInAll ? [] : incomes.map(({ name }) => lemmas(name).filter((word) => !MERELY.test(word)));
  if (isByTime && names.length > 0) return names.flatMap((name, at) => [...(at === 0 ? [] : ['and']), ...name]).concat('revenue').map(asToken);
  const words = [...names.flatMap((name, at) => [...(at === 0 ? [] : ['and']), ...name]), isOne ? 'customer' : 'customers'];
  return words.map(asToken);
}

const asToken = (text: string): Token => ({ text, raw: text, kind: 'word' });
