/** Which way a party's money went, where the question says it in so many words: "does Shell pay us" is not answered by what we paid Shell. */
import type { Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';

const BESIDE = String.raw`(?:(?:has|have|had|ve|did|do|does|ever|actually|really|already|also|still|even|always|once|last|first) )*`;
const PAID_US = new RegExp(String.raw`\bNAME ${BESIDE}(?:pays?|paid|paying|gives?|gave|given|sends?|sent|refund(?:s|ed)?|reimburse[sd]?) (?:ever )?(?:us|me)\b(?! (?:more|less|for)\b)`);
const GOT_FROM_US = new RegExp(String.raw`\bNAME ${BESIDE}(?:gets?|got|gotten|receive[sd]?|collect(?:ed|s)?) (?!paid\b)(?:\S+ ){0,3}from (?:us|me)\b`);
/** "How much did we get back from Chevron", "what did UPS give back". Who sends bills is paid. */
const CAME_BACK = new RegExp(String.raw`\b(?:get|gets|got|gotten|receive[sd]?|had|have|see|seen|claw|clawed) (?:\S+ ){0,3}back (?:in \S+ )?(?:from|off) (?:the )?NAME\b|\bNAME ${BESIDE}(?:gives?|gave|given|pays?|paid|sends?|sent|hands?|handed|transfer(?:s|red)?) (?:\S+ ){0,2}back\b`);
const RECEIVED_FROM = new RegExp(String.raw`\b(?:how much|what|anything|money|cash) (?:money |cash )?(?:(?:did|do|have|has) (?:we|i) |)${BESIDE}receive[sd]? (?:any money |anything |money )?from (?:the )?NAME\b`);
const WE_PAID = new RegExp(String.raw`\b(?:we|i) ${BESIDE}(?:pay|paid|paying) (?:to )?(?:the )?NAME\b`);
const WE_PAID_THEM = new RegExp(String.raw`\b(?:we|i) ${BESIDE}(?:pay|paid|paying) (?:to )?(?:them|him|her)\b`);
/** "What does Etsy charge us", "what cut does Uber Eats take", "how much do they keep". */
const THEY_CHARGE = new RegExp(String.raw`\bNAME ${BESIDE}(?:charge[sd]?|charging|bills?|billed|costs?) (?:us|me)\b|\bNAME ${BESIDE}(?:takes?|took|taken|keeps?|kept) (?:\S+ ){0,3}(?:from (?:us|me)\b|in (?:commissions?|fees|charges))|\b(?:commissions?|cut|fees?|charges) (?:did|does|do|has|have) (?:the )?NAME ${BESIDE}(?:take|taken|keep|kept|charge|charged|get)\b|\b(?:how much|what) (?:did|does|do|has|have) NAME ${BESIDE}(?:keep|kept)\b`);

/** Of the one party that is named. */
export function waySaid({ names: [name, ...others], tokens }: Reading): 'in' | 'out' | undefined {
  if (!name || others.length > 0 || name.names.length === 0 || name.names.some(({ kind }) => kind !== 'counterparty')) return undefined;
  const said = [...tokens.slice(0, name.from).map(({ text }) => text), 'NAME', ...tokens.slice(name.to).map(({ text }) => text)].join(' ');
  // Asked of both ways.
  if (PAID_US.test(said) && (WE_PAID.test(said) || WE_PAID_THEM.test(said))) return undefined;
  if (PAID_US.test(said) || CAME_BACK.test(said) || RECEIVED_FROM.test(said)) return 'in';
  return [GOT_FROM_US, WE_PAID, THEY_CHARGE].some((form) => form.test(said)) ? 'out' : undefined;
}

/** "Harbor expenses", "what did we spend on beverage": of the one party that is named nothing but costs are asked for. */
export function areCostsAsked({ names: [name, ...others], exceptions, measures, text, tokens }: Reading): boolean {
  if (name && others.length > 0) return isCostPaidTo([name, ...others], tokens.map((token) => token.text));
  if (!name || others.length + exceptions.length > 0 || name.names.length === 0 || name.names.some(({ kind }) => kind !== 'counterparty')) return false;
  return measures.every(({ measure, isWeak }) => isWeak || measure === 'expenses') && COSTS.test(text) && !/\bwith us\b/.test(text);
}

/** "What wages did we pay Dolores": of a kind of cost and of the one who is said to get it; what somebody pays us himself is another question. */
function isCostPaidTo(names: Reading['names'], words: readonly string[]): boolean {
  const parties = names.filter((mention) => mention.names.length > 0 && mention.names.every(({ kind }) => kind === 'counterparty'));
  const costs = names.filter((mention) => mention.names.length > 0 && mention.names.every(({ kind, role }) => kind === 'category' && /^(cogs|opex|tax|interest)$/.test(role ?? '')));
  const [party] = parties;
  if (!party || parties.length > 1 || costs.length === 0 || parties.length + costs.length < names.length) return false;
  return WE_PAY.test(words.slice(0, party.from).join(' ')) || /^(get|gets|got|receive|receives|received|earn|earns|earned)$/.test(words[party.to] ?? '');
}
const WE_PAY = /\b(we|i) (\S+ )?(pay|paid|paying|give|gave)\b|\bpaid( out)? to$/;

const COSTS = /\b(expenses?|costs?|spending|expenditure)\b|\b(we|i) (have |did )?(spend|spent)\b|\b(spend|spent) (on|at)\b/;

const THEY_PAID_US = new RegExp(String.raw`\b(?:they|he|she) ${BESIDE}(?:pay|paid|paying|give|gave|given|send|sent) (?:us|me)\b`);

/** "How much did UPS pay us? How much did we pay them?": the same party, the other way. */
export function turnedWay(previous: Plan, { text, names }: Reading): Plan {
  if (previous.filters.counterparties === undefined || names.length > 0 || previous.task !== 'total') return previous;
  if (/^(cashIn|revenue|grossSales)$/.test(previous.metric) && WE_PAID_THEM.test(text)) return { ...previous, metric: 'cashOut', notes: [] };
  return /^(cashOut|expenses)$/.test(previous.metric) && THEY_PAID_US.test(text) ? { ...previous, metric: 'cashIn', notes: [] } : previous;
}
