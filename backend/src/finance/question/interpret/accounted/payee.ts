/** Who is paid or charges, in words that elsewhere are talk: "paid Office Depot", "what did the marina charge us", "went to Party City". */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Token } from '../words/tokenize.ts';
import { beforeArticle } from './goods.ts';

/** Whether a word of talk stands for somebody who is paid here, whatever is known of them. */
export const isPayeeHere = (tokens: readonly Token[], at: number): boolean => isPayeesPlace(tokens, at) && isPayeesWord(tokens, at);

/** Behind a verb of paying, where money went, or before a verb of charging; a name of several words stands there as one. */
export function isPayeesPlace(tokens: readonly Token[], at: number): boolean {
  let [first, last] = [at, at];
  while (isPartOfOne(tokens, first - 1)) first--;
  while (isPartOfOne(tokens, last + 1)) last++;
  const [before, charges] = [beforeArticle(tokens, first), last + 1];
  return isPaid(tokens, before) || ASKS.test(tokens[before]?.text ?? '') && CHARGES.test(tokens[charges]?.text ?? '') && US.test(tokens[charges + 1]?.text ?? '');
}

const isPartOfOne = (tokens: readonly Token[], at: number): boolean => isCapital(tokens, at) || PAYEES.has(tokens[at]?.text ?? '') || isUnknown(tokens[at]);

const isUnknown = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 1 && !PLAIN_WORDS.has(token.text) && !PLAIN_WORDS.has(lemma(token.text)) && !PAYS.test(token.text) && !BUYS.test(token.text) && !CHARGES.test(token.text) && !GOES.test(token.text);

function isPaid(tokens: readonly Token[], at: number): boolean {
  const [word, verb] = [tokens[at]?.text ?? '', tokens[at - 1]?.text ?? ''];
  return PAYS.test(word) && !/^(be|been|being|get|gets|got|getting|was|were|are|is)$/.test(verb) || /^(to|with|at)$/.test(word) && GOES.test(verb) || word === 'from' && BUYS.test(verb);
}

const PAYS = /^(pay|pays|paid|paying|owe|owed|overpaid|hire|hired)$/;
const GOES = /^(pay|paid|paying|payments?|spend|spent|spending|purchases?|went|go|goes|going|gone|money|checks?|transfers?|sent|shopped|shopping|cost)$/;
const BUYS = /^(buy|bought|buying|purchases?|purchased|order|orders|ordered|got)$/;
const ASKS = /^(did|does|do|has|have|will)$/;
const CHARGES = /^(charge|charges|charged|bill|bills|billed|invoice|invoiced|cost)$/;
const US = /^(us|me)$/;

function isPayeesWord(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (tokens[at]?.kind !== 'word' || NO_PAYEE.test(text)) return false;
  return isCapital(tokens, at) || PAYEES.has(text) || isThingThatCost(tokens, at) || beforeArticle(tokens, at) < at - 1 && OFFICES.test(text) && isLast(tokens, at);
}

/** "How much did the yard cost us": whatever stands there was bought, or was somebody. */
const isThingThatCost = (tokens: readonly Token[], at: number): boolean => /^(the|our|that|this)$/.test(tokens[at - 1]?.text ?? '') && ASKS.test(tokens[at - 2]?.text ?? '') && tokens[at + 1]?.text === 'cost' && US.test(tokens[at + 2]?.text ?? '') && !NO_THING.test(tokens[at]?.text ?? '');

/** The same of words that elsewhere group, count or compare: "the party", "the move". */
export const isGroupThatCost = (tokens: readonly Token[], at: number): boolean => /^(party|move|switch|split|break|jump|cut)$/.test(tokens[at]?.text ?? '') && isThingThatCost(tokens, at);

const NO_THING = /^(thing|things|lot|rest|others?|same|ones?|two|first|second|last|most|average|numbers?|figures?|period|half|season|weekend|years|months|weeks|quarters|days|shop|store|studio|firm|office|place|company|whole|category|categories|kinds?|types?|list|top|biggest|largest)$/;

const isCapital = (tokens: readonly Token[], at: number): boolean => tokens[at]?.isLarge === true && !NO_PAYEE.test(tokens[at]?.text ?? '');

const isLast = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.kind !== 'word' || /^(in|for|last|this|since|on|during|so|over|each|every|per|charge|charged|bill|billed|and|or|from|between|until|through|total|altogether)$/.test(tokens[at + 1]?.text ?? '');

/** Of what one pays: all of it, when and how. */
const NO_PAYEE = /^(us|me|it|them|i|we|you|please|thanks|everything|everyone|everybody|anyone|anybody|nobody|somebody|all|total|suppliers?|vendors?|bills?|costs?|expenses?|invoices?|business|company|people|staff|team|workers?|employees?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|thanksgiving|monday|tuesday|wednesday|thursday|friday|saturday|sunday|year|month|week|quarter|day|date)$/;

/** Houses and persons that are paid, said without "the" or as part of a name; houses that may be one's own business are told apart in `thing-bought.ts`. */
const PAYEES: ReadonlySet<string> = new Set(`
boatyard bookshop bookstore boutique brewery brewpub clinic clinics coach coaches consultancy depot distillery franchise marina orchard physio ranch
robbers salon spa veterinary workshop staple staples boot boots tool station city hall council accountant accountants adviser advisers advisor advisors assistant auditor auditors aunt boyfriend brother brothers cousin cousins coworker colleague colleagues
cofounder cofounders dad daughter director directors father fiance friend friends girlfriend grandma husband kid kids landlord lawyer lawyers mentor mentors mother mum neighbor neighbors neighbour neighbours nephew niece officer officers partner partners secretary sister sisters son sons spouse treasurer uncle wife
`.trim().split(/\s+/));

/** The same where an article shows that somebody is meant: elsewhere they are one's own business, a place or a manner. */
const OFFICES = /^(bar|cafe|café|restaurant|hotel|shop|store|studio|practice|firm|agency|office|city|town|county|state|church|club|union|association|chamber|board|court|dmv|dealer|dealership|factory|plant|plants|bank|post|printer|tailor|baker|guy|guys|lady|man|woman|boss|manager|runner|driver|kid|gentleman|chap|bloke|mechanic|doctor|dentist|therapist|trainer|teacher|vet|vets|band|dj|photographer|painter|gardener|plumber|electrician|carpenter|roofer)$/;
