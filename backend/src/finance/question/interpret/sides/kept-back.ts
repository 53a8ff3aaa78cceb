/** "How much did Square keep", "the commission DoorDash took": what a platform held back of the money that it passes on, never what it paid out. */
import type { Interpretation, Plan, PlanFilters } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { namesFilter } from '../conditions/filters.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Reading } from '../reading.ts';

const BESIDE = String.raw`(?:(?:has|have|had|did|do|does|is|was|ever|actually|really|already|also|then|in total) )*`;
const KEEP = '(?:keeps?|kept|keeping|withholds?|withheld|deducts?|deducted|retains?|retained|skims?|skimmed|(?:holds?|held|holding) back|pockets?|pocketed|(?:takes?|took|taken|taking) (?:out of|off|from) (?:us|our|my|the|what)|(?:takes?|took|taken) (?:as|in) (?:its |their )?(?:fees?|commissions?))';
const FEE = '(?:fees?|commissions?|cut|charges|percentage|percent)';
/** What is kept so is no money: "keep paying", "keep us waiting". */
const NO_MONEY = '(?! (?:up|on|us|me|paying|sending|coming|buying|ordering|track|it|them|books))';
const ASKS = String.raw`\b(?:how much|what|show|tell me|give me|total)\b`;

const FORMS: readonly RegExp[] = [
  new RegExp(`${ASKS}.* NAME ${BESIDE}${KEEP}\\b${NO_MONEY}`),
  new RegExp(`\\b${FEE} (?:\\S+ )?(?:did|does|do|has|have) NAME ${BESIDE}(?:keeps?|kept|takes?|took|taken|deduct(?:ed|s)?)\\b(?! in\\b(?! (?:fees|commissions?)))`),
  new RegExp(`\\b${FEE} (?:that |which )?NAME ${BESIDE}(?:keeps?|kept|takes?|took|taken|deduct(?:ed|s)?|withheld)\\b`),
  /\bNAME (?:commissions?|cut)\b/,
];
/** The party stands in the sentence before: "DoorDash sends us the net amount. How much did it keep back?" */
const POINTING = new RegExp(`\\b(?:how much|what)(?: (?:fees?|commissions?|cut|percent|percentage))? (?:is it|are they|(?:(?:did|does|do|has|have) )?(?:it|they)) ${BESIDE}(?:${KEEP}\\b${NO_MONEY}|(?:takes?|took|taken)$)`);
/** Of each order, on average: the sum is not asked for. */
const APART = /\b(each|every|per|average|by (day|week|month|quarter|year)|(bi)?weekly|monthly|yearly|trend|compared?|versus|vs|than|if|why|when|biggest|largest|after|how many|how often|we (kept|keep)|left)\b/;

/** `previous` is the question before, whether this one leans on it or not: "how much did they keep" stands alone but for whom. */
export function keptBack(frame: Frame, previous: Plan | null): Interpretation | null {
  const { reading } = frame;
  const [party, ...others] = reading.names.filter((name) => !isFee(name));
  if (APART.test(reading.text) || others.length > 0 || reading.exceptions.length > 0 || reading.periods.length > 1) return null;
  const filters = party ? partyFilter(party, reading) : POINTING.test(reading.text) ? soleParty(previous?.filters) : null;
  if (!filters) return null;
  const over = { metric: 'expenses', filters, period: party || !previous || reading.periods.length > 0 ? periodOr(frame, wholeFile(frame.calendar)) : previous.period } as const;
  const found = /\b(percent|percentage|share)\b/.test(reading.text) ? planned('share', over, { against: { ...over, metric: 'revenue' }, answerIn: 'percent' }) : planned('total', over);
  return found.kind === 'plan' ? { ...found, isKept: true } : found;
}

function partyFilter(party: NameMention, { tokens, text }: Reading): PlanFilters | null {
  if (party.names.length === 0 || party.names.some(({ kind }) => kind !== 'counterparty')) return null;
  const said = [...tokens.slice(0, party.from).map((token) => token.text), 'NAME', ...tokens.slice(party.to).map((token) => token.text)].join(' ');
  return POINTING.test(text) || FORMS.some((form) => form.test(said)) ? namesFilter([party]) : null;
}

const soleParty = (filters: PlanFilters | undefined): PlanFilters | null => (filters?.counterparties?.length === 1 ? { counterparties: filters.counterparties } : null);

const isFee = ({ names }: NameMention): boolean => names.length > 0 && names.every(({ kind, kinds }) => kind === 'category' && kinds.some((one) => /fees$/.test(one)));
