/** "Once payroll was paid, how much of revenue was left?", "take wages off revenue": no income is a cost, so that costs beside income and a word of leaving can only mean what the one leaves of the other. */
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import type { Operation } from '../lexicon/operation-words.ts';
import type { NameMention } from '../names/find-names.ts';
import { planned } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { rolesOf } from '../subject.ts';

/** What is done with the costs. */
const TAKES_OFF = /\b(deduct|subtract)(s|ing|ed)?\b|\bminus\b|\bnet of\b|\b(tak(e|es|ing|en)|took|knock(s|ing|ed)?|strip(s|ping|ped)?|pull(s|ing|ed)?|c[ao]me|coming)\b.* (off|away|out)\b|\bgone from\b/;
/** What comes of it: of "left for marketing" and "over budget" nothing is known here. */
const LEAVES = /\bbeat\b.* by\b|\b(left|leaves?|leaving|leftover|left over|remain(s|ed|ing)?|stay(s|ed)?|surviv(e|es|ed)|still (there|ours|here)|was over from|exceed(s|ed)?)\b(?! (for|to spend))|\bnot (used|taken|eaten|spent|gone|swallowed|consumed|absorbed)\b/;
/** One beside the other, and no difference. */
const HOLDS_AGAINST = /\b(percent|percentage|share|proportion|fraction|ratio|compare|compared|versus|vs|each|every|per|(left|leave|leaves|leaving) out)\b/;
/** Behind these the costs are another time, another reason or left out of a list. */
const OTHERWISE = /\b(since|because|except|besides|apart from|aside from|not counting|not including)\b/;
/** These ask for nothing else beside it: "still", "give me", "the result"; "exceed" and "how much of" only where they are said of what is left. */
const QUIET = new Set<Operation>(['now', 'list', 'overview', 'first']);
const IS_LEFT_BY = /\b(exceed(s|ed)?|beat)\b|\b(left|remain(s|ed)?|stay(s|ed)?) (over )?(after|once|when)\b|\bnot (used|taken|eaten|spent|gone|swallowed|consumed|absorbed)\b/;

export function costsOffIncome({ measures, names, exceptions, text, operations, groupings, amounts, leftovers }: Reading, period: PlanPeriod): Interpretation | null {
  const [measure, other] = new Set(measures.filter(({ isWeak }) => !isWeak).map((mention) => mention.measure));
  if (measure !== 'revenue' && measure !== 'grossSales' || other !== undefined || !TAKES_OFF.test(text) && !LEAVES.test(text) || HOLDS_AGAINST.test(text) || OTHERWISE.test(text)) return null;
  if (groupings.length + leftovers.length > 0 || amounts.spans.length > 0 || [...operations.keys()].some((operation) => !QUIET.has(operation) && !(/^(more|share)$/.test(operation) && IS_LEFT_BY.test(text)))) return null;
  const off = [...names, ...exceptions];
  const filters = off.length === 0 ? null : off.every(isCostNamed) ? { categories: categoriesOf(off) } : off.every(isBought) ? { counterparties: partiesOf(off) } : null;
  return filters && planned('remainder', { metric: measure, filters: {}, period }, { against: { metric: 'expenses', filters, period } });
}

const isCostNamed = (name: NameMention): boolean => rolesOf(name).length > 0 && rolesOf(name).every((role) => /^(cogs|opex|tax|interest)$/.test(role));

/** "Fuel", where the ledger has parties that sell it and no category. */
const isBought = ({ names, boughtWithin }: NameMention): boolean => boughtWithin !== undefined && names.length > 0 && names.every(({ kind }) => kind === 'counterparty');

const categoriesOf = (mentions: readonly NameMention[]): number[] => [...new Set(mentions.flatMap(({ names }) => names.flatMap((one) => (one.kind === 'category' ? [one.number] : []))))];
const partiesOf = (mentions: readonly NameMention[]): string[] => [...new Set(mentions.flatMap(({ names }) => names.map(({ name }) => name)))];
