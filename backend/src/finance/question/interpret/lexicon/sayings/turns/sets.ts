/** Sets of words that stand for one another in the turns of a talk. Add a word, or a set. */
import { PLACES } from '../../places.ts';

const PAID_ONE = 'bill|charge|purchase';
const GOT_ONE = 'payout|deposit|receipt';
const ANY_ONE = 'payment|invoice|transaction|order|instalment|installment|transfer';
const many = (words: string): string => words.split('|').map((word) => `${word}s`).join('|');

/** Nouns of one side: a deposit is none of what was spent. */
export const PAID_NOUNS = `${PAID_ONE}|${many(PAID_ONE)}`;
export const GOT_NOUNS = `${GOT_ONE}|${many(GOT_ONE)}`;
/** Nouns that mean any row, though a category may be called so. */
export const ROW_NOUNS = `${ANY_ONE}|${many(ANY_ONE)}|${PAID_NOUNS}|${GOT_NOUNS}`;
/** They say themselves that they are about what was asked before. */
export const POINTING = 'it|that|this|they|those|these|them|their|its|one|such|each';

const LARGE = 'biggest|largest|highest|priciest|dearest|greatest|costliest|most expensive';
const SMALL = 'smallest|lowest|cheapest|least|least expensive';

export const TURN_SETS: Readonly<Record<string, string>> = {
  /** What leads up to a turn, and what is said behind it. */
  leadup: 'and|so|ok|okay|but|then|now|great|good|nice|thanks|thank you|thank|you|sorry|right|well|alright|oh|hm|hmm|hmmm|um|uh|yes|no|wait|tell me|please|just|also|got it|fine|cool|interesting',
  behindturn: 'please|pls|then|though|exactly|again|thanks|btw|roughly|about|now|too',
  it: 'it|that|this|they|those|these|them|all of it|all of that|all of this|all of them|all of those|all that|all this|it all|that all|this all|they all|those all|the lot|the whole lot',
  nowadays: 'now|currently|at the moment|today|these days|right now|nowadays|at present|presently',
  paymany: 'payments|bills|invoices|charges|payouts|deposits|purchases|receipts|orders|instalments|installments|refunds',
  belowzero: 'negative|below zero|under zero|less than zero|below 0|under 0|less than 0|in the negative|in the minus', abovezero: 'positive|above zero|over zero|above 0|over 0|more than zero|in the plus', inloss: 'in the red|at a loss|loss making|making a loss|lossmaking|losing money', inprofit: 'in the black|profitable|at a profit|making a profit|making money',
  thatone: 'it|that|this|them|those|these|him|her|that one|this one|those two|these two',
  theirs: 'the|their|his|her|its|those|these', was: 'was|were|is|are|s', whatwas: `what was|what were|what is|what are|what s|whats`, whichwas: 'which was|which were|which is|which are|which s|which one was|which one is',
  intotal: 'in total|in all|altogether|all together|all told|combined|together|in money|in money terms|in dollars|in cash|in value', altogether: 'in total|in all|all in all|altogether|all together|all in|all told|combined|together|overall|in money|in money terms|in dollars|in cash|in value',
  rowone: `one|${ANY_ONE}|${PAID_ONE}|${GOT_ONE}|one of them|one of those|one of these|of them|of those|of these|of the lot|payment of them|bill of them`,
  rowmany: `${many(`${ANY_ONE}|${PAID_ONE}|${GOT_ONE}`)}|times|rows|entries`, rowlines: `${many(`${ANY_ONE}|${PAID_ONE}|${GOT_ONE}`)}|rows|entries|lines|details`,
  /** What one does where one pays: of what comes in it may be many to a payment. */
  goings: 'stops|visits|trips|fill ups|fillups|fills|fill - ups|refills|top ups|top - ups|runs|deliveries|swipes|pickups|pick ups|pick - ups|pay runs|errands', slips: 'checks|cheques|remittances|debits|separate checks|separate cheques',
  toldofrows: `${ROW_NOUNS}|times|rows|entries|lines|days|weeks|months|quarters|years|hours|customers|clients|vendors|suppliers|payees|payers|companies|firms|names|people|categories|accounts|kinds|types|different|separate|single|individual|distinct|such|more|others|other|of|in|on|was|were|is|are|there|them|those|these|dollars|euros|pounds|percent|stops|visits|trips|fill|fillups|fills|refills|top|runs|deliveries|swipes|pickups|pick|pay|errands|checks|cheques|remittances|debits`,
  ofthem: 'of them|of those|of these|of the lot|of it all',
  largeone: LARGE, smallone: SMALL, extremeone: `${LARGE}|${SMALL}|best|worst|strongest|weakest|busiest|slowest|quietest|leanest|poorest|top`,
  latest: 'most recent|latest|last|newest|very last', earliest: 'earliest|first|oldest|very first', whenwas: 'when was|when were|what date was|what day was|date of|the date of',
  percentword: 'percent|percents|percentage|percentage terms|percent terms|relative terms', moneyword: 'dollars|dollar|euros|euro|pounds|money|cash|absolute terms|dollar terms|money terms|real money|amounts|amount',
  sharepart: 'share|percent|percentage|proportion|fraction|part', wholething: 'total|the total|all|it all|everything|the whole|revenue|total revenue|all revenue|our revenue|sales|total sales|all sales|our sales|income|total income|our income|turnover|expenses|total expenses|all expenses|our expenses|costs|total costs|our costs|spending|total spending|all spending|our spending|spend|total spend',
  fewof: 'two|three|four|five|six|seven|eight|nine|ten',
  restof: 'everyone else|everybody else|everything else|anyone else|all else|all the others|all the other ones|all the rest|all others|all of the others|all of the rest|all the remaining ones|all remaining ones|the others|the other ones|the other|the rest|the rest of them|the rest of those|the rest of the list|the remaining ones|the remainder|rest|others|rest of them|rest of those|rest of the list|other ones|remaining ones|remainder|those others|them others|those remaining',
  place: Object.keys(PLACES).join('|'), marginkind: 'net|gross|operating', inorout: 'in|out',
  overorunder: 'above|over|below|under|more than|less than|beyond|past|exceed|exceeded|exceeding|top|topped|at least|at most', held: 'have|has|had|have got|has got|had got|got|is|are|was|were|show|shows',
  nearly: 'only|just|about|around|roughly|currently|now|instead|just about|only about',
};
