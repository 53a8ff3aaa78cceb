/** People that no name of the ledger tells of ("the hygienists"): what is paid to people stands under a few kinds of cost. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import { periodPhrase } from '../../follow-up-periods.ts';
import type { Choice, Plan } from '../../plan.ts';
import { isPartyNoun } from '../lexicon/party-words.ts';
import { indexNames } from '../names/names.ts';

const KINDS = ['payroll', 'subcontractors', 'professional-fees'] as const;
const PEOPLE = String.raw`(?!(?:for|other|over|after|under|per|never)\b)(?:[a-z]*(?:men|women|girls?|boys?|guys?|lads?|lady|ladies|techs?|hands?|staff)|associates?|apprentices?|assistants?|cooks?|chefs?|clerks?|guards?|nurses?|interns?|trainees?|founders?|directors?|[a-z]+(?:ists?|ers?|ors?|ians?|ants?|smiths?))`;
const DETERMINER = '(?:the|our|my|all|those|these)';
/** Who is paid, or earns, costs and charges: not the oven that costs. */
const ARE_PAID = new RegExp(String.raw`\b(?:pay|paid|paying|pays|give|gave|owe|employ) (?:to )?(?:${DETERMINER} )*(?:(?!for\b)[a-z]+ ){0,2}${PEOPLE}\b|\b${DETERMINER} (?:[a-z]+ ){0,2}${PEOPLE} (?:get|gets|got|earn|earns|earned|make|made|take home|charge|charged|receive|received)\b|\b${DETERMINER} (?:[a-z]+ ){0,2}${PEOPLE}(?<=s|men|staff) costs?\b|\b(?:went|go|goes|gone|paid|pay) to ${DETERMINER} (?:[a-z]+ ){0,2}${PEOPLE}(?<=s|men|staff)\b`);

/** They sell goods, and work for nobody. */
const SELLS = /^(wholesaler|retailer|dealer|supplier|distributor|stockist|grower|reseller|seller|trader|manufacturer|printer|carrier|courier|customer|buyer|baker|butcher|computer|[a-z]*(mower|meter|heater|freezer|cooler|printer|trailer|water|paper))s?$/;

/** Whether the words nobody knows are people who are paid. */
export const arePeoplePaid = (text: string, words: readonly string[]): boolean => words.some((word) => !SELLS.test(word) && (isPartyNoun(word) || new RegExp(`^${PEOPLE}$`).test(word))) && ARE_PAID.test(text.toLowerCase().replace(/-/g, ' '));

/** The kinds of cost that hold what people are paid, of the plan's own time. */
export function costsOfPeople({ period }: Plan, vocabulary: LedgerVocabulary): Choice[] {
  const { byKind } = indexNames(vocabulary);
  const when = period.unit === 'all' ? '' : ` ${periodPhrase(period)}`;
  const names = KINDS.flatMap((kind) => (byKind.get(kind) ?? []).filter(({ kind: what, role, count, name }) => what === 'category' && count > 0 && role !== 'revenue' && role !== 'tax' && !/\btax(es)?\b/i.test(name)).map(({ name }) => name));
  return [...new Set(names)].map((name) => ({ label: name, question: `How much did we spend on ${name}${when}?` }));
}
