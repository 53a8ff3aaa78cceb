/** A question's tokens in the words that the grammar reads: one step after the other, before anything is recognised. A step more is a line more. */
import { withAccountsWhole } from '../names/account-in-short.ts';
import { withTheCard } from '../names/the-card.ts';
import { withoutExamplesOfAll } from '../names/examples-of-all.ts';
import { withCostTold } from '../names/cost-told.ts';
import { withUtilitiesListed } from '../names/utilities-listed.ts';
import { withLineOfCredit } from '../names/line-of-credit.ts';
import { withOwnersTogether } from '../names/owners-together.ts';
import { withoutAskedFirst } from '../remarks/asked-first.ts';
import { withoutOutAnyway } from '../remarks/out-anyway.ts';
import { withoutNamedWrongly } from './not-that-but.ts';
import { withAccountsAsCustomers } from '../names/accounts-as-customers.ts';
import { withoutAskingToGet } from '../remarks/asked-to-get.ts';
import { askedWhether } from '../remarks/asked-whether.ts';
import { asSupposed } from '../what-if/noted.ts';
import { eitherOf } from '../beliefs/either-of.ts';
import { withoutBeliefs } from '../beliefs/without-beliefs.ts';
import { withVerbs } from '../clipped.ts';
import { withoutListsCount } from '../names/counted-list.ts';
import { FIRST_SAYINGS } from '../lexicon/sayings/first.ts';
import { PLAIN_SAYINGS } from '../lexicon/sayings/plain.ts';
import { TALK_SAYINGS } from '../lexicon/sayings/talk.ts';
import { withSaidAs } from '../remarks/said-as.ts';
import { withoutGlosses } from '../remarks/glosses.ts';
import { withoutGreetings } from '../remarks/greetings.ts';
import { withoutLeadIns } from '../remarks/lead-ins.ts';
import { withNamesInShort } from '../names/called-in-short.ts';
import { inLedgersForms } from '../names/ledger-forms.ts';
import { inLedgersSpelling } from './ledger-spelling.ts';
import { withoutUnknownNot } from '../conditions/only-not.ts';
import { withoutDenial } from '../conditions/denied.ts';
import { withNotWanted } from '../conditions/not-wanted.ts';
import { withLeftOutBehind } from '../conditions/left-out-behind.ts';
import { withLeftOutBefore } from '../conditions/left-out-before.ts';
import { withLocalDates } from '../periods/local-dates.ts';
import { asOwnCompany } from '../names/own-company.ts';
import { asPaidEachMonth } from '../sides/paid-each-month.ts';
import { payersOfAKind } from '../sides/payers-of-a-kind.ts';
import { peopleAsPayroll } from '../sides/people-pay.ts';
import { profitBeforeTax } from '../sides/profit-before-tax.ts';
import { withoutPartsInBrackets } from './parts-in-brackets.ts';
import { withoutQuotedNames } from './quoted-names.ts';
import { withoutRemarks } from '../remarks/remarks.ts';
import { withToldOfWhom } from '../names/told-of-whom.ts';
import { withPayrollTaxes } from '../names/payroll-taxes.ts';
import { withWordsParted } from './run-together.ts';
import { withUnitsSaid } from './said-once.ts';
import { withoutSaidBefore } from './said-anew.ts';
import { withoutSaidTwice } from './said-twice.ts';
import { withMeasureMeant } from '../remarks/measure-meant.ts';
import { inPlainerWords, readSayings } from './sayings.ts';
import { withoutTakenBack } from './self-correction.ts';
import { withoutSentencesBeside } from '../remarks/sentences-beside.ts';
import { withTakenOffSaid } from '../sides/taken-off.ts';
import { withoutWhyRefunded } from '../sides/why-refunded.ts';
import { joinSplitWords, writeOut } from './short-forms.ts';
import { withoutCalledTime } from '../periods/called-time.ts';
import { withDatesTold } from '../periods/dates-told.ts';
import { withOneSum } from '../periods/one-sum.ts';
import { withPartOfBoth } from '../periods/part-of-both.ts';
import { withPartsSaidOut } from '../periods/parts-joined.ts';
import { withSeriesMeant } from '../periods/series-meant.ts';
import { withStretchBefore } from '../periods/more-than-before.ts';
import { withStretchTold } from '../periods/stretch-told.ts';
import { sinceEvent } from '../periods/since-event.ts';
import { joinAmpersands, mendSpelling } from './spelling.ts';
import { withWorkSold } from '../sides/work-sold.ts';
import { withoutCostsOfGross } from '../sides/gross-after-costs.ts';
import { withoutFormula } from '../sides/told-formula.ts';
import { tokensWithNames } from '../names/whole-names.ts';
import { withUnitOnUnit } from '../periods/unit-on-unit.ts';
import { withHowManyTold } from '../tasks/how-many-told.ts';
import { withoutSetAgainst } from '../tasks/set-against.ts';
import { asOneSum } from '../tasks/taken-in-steps.ts';
import { withoutTopic } from '../tasks/topic-before-sum.ts';
import { asAverageOfPast } from '../what-if/average-as-next.ts';
import { asRaisedRent } from '../what-if/raised-rent.ts';
import { asMonthsRepeated } from '../what-if/repeated-months.ts';
import { withoutInLaws } from './in-laws.ts';
import { withUsNames } from './us-names.ts';
import { withBalanceTold } from '../tasks/balance-told.ts';
import { withoutInsteadBehind } from '../remarks/instead-behind.ts';
import { withoutWishes } from '../remarks/wishes.ts';
import { withoutWhoAsks } from '../remarks/who-asks.ts';
import { withoutWholeWeek } from '../periods/weekday-runs.ts';
import type { NameIndex } from '../names/names.ts';
import type { Token } from './tokenize.ts';

/** What mending a misspelt word must know: the grammar's words, and those that ask for what no ledger holds. */
interface Spelt { readonly lexicon: ReadonlySet<string>; readonly missing: ReadonlySet<string> }

type Step = (tokens: readonly Token[], index: NameIndex, spelt: Spelt) => readonly Token[];

const TALK = readSayings(TALK_SAYINGS);
const FIRST = readSayings(FIRST_SAYINGS);
const SAYINGS = readSayings(PLAIN_SAYINGS);

const STEPS: readonly Step[] = [
  (tokens, { words }) => withoutQuotedNames(tokens, words),
  (tokens, { vocabulary }) => withLocalDates(tokens, vocabulary.currency),
  (tokens, { vocabulary }) => withAccountsWhole(tokens, vocabulary.accounts),
  (tokens, { vocabulary }) => withTheCard(tokens, vocabulary.accounts),
  withoutInLaws,
  withUsNames,
  withWordsParted,
  withoutNamedWrongly,
  withoutSaidBefore,
  (tokens, { words }) => withoutTakenBack(tokens, { words }),
  withoutSaidTwice,
  withoutGreetings,
  withBalanceTold,
  (tokens, { words }) => withoutWhoAsks(tokens, words),
  withoutWishes,
  withoutAskedFirst,
  withoutOutAnyway,
  withoutCalledTime,
  withSaidAs,
  asOneSum,
  withHowManyTold,
  withToldOfWhom,
  withoutInsteadBehind,
  withoutSetAgainst,
  withoutDenial,
  withNotWanted,
  withLeftOutBehind,
  withoutUnknownNot,
  withoutTopic,
  withoutExamplesOfAll,
  withOwnersTogether,
  withLineOfCredit,
  withMeasureMeant,
  withoutCostsOfGross,
  asMonthsRepeated,
  asAverageOfPast,
  asRaisedRent,
  withTakenOffSaid,
  withoutWhyRefunded,
  withCostTold,
  withUtilitiesListed,
  (tokens, index, { lexicon }) => withoutPartsInBrackets(tokens, index, lexicon),
  withoutGlosses,
  asSupposed,
  // Before it is given a verb of its own, and again when politeness is gone.
  asPaidEachMonth,
  withVerbs,
  (tokens, { vocabulary }) => eitherOf(tokens, vocabulary),
  (tokens, { words }) => withoutBeliefs(tokens, words),
  sinceEvent,
  withStretchBefore,
  withStretchTold,
  withDatesTold,
  withOneSum,
  withoutWholeWeek,
  withSeriesMeant,
  withPartsSaidOut,
  withPartOfBoth,
  withUnitOnUnit,
  (tokens, { words }) => withLeftOutBefore(tokens, words),
  withoutFormula,
  (tokens, { words }) => withoutListsCount(tokens, words),
  (tokens, { words }) => withoutLeadIns(tokens, words),
  (tokens, { words }) => withoutSentencesBeside(tokens, words),
  (tokens, { words }) => withoutRemarks(tokens, words),
  // Before an abbreviation is written out: Cosmo Prof is no professional.
  (tokens, { words }) => joinSplitWords(tokens, words),
  (tokens, { words }) => writeOut(tokens, words),
  withUnitsSaid,
  (tokens, { words }) => inLedgersSpelling(tokens, words),
  (tokens, index, { lexicon, missing }) => withNamesInShort(tokens, index, lexicon, missing),
  inLedgersForms,
  withAccountsAsCustomers,
  withWorkSold,
  withoutAskingToGet,
  asOwnCompany,
  // What was misheard and what is mere politeness first: the other sayings are read in what is left.
  (tokens) => inPlainerWords(tokens, TALK),
  asPaidEachMonth,
  // Of other languages and of clerks: in the words that the tables behind it know.
  (tokens) => inPlainerWords(tokens, FIRST),
  (tokens) => inPlainerWords(tokens, SAYINGS),
  (tokens, { vocabulary }) => withPayrollTaxes(tokens, vocabulary.categories),
  profitBeforeTax,
  askedWhether,
  (tokens, { words }) => joinAmpersands(tokens, words),
  (tokens, { words }) => joinSplitWords(tokens, words),
  (tokens, { words }, { lexicon, missing }) => mendSpelling(tokens, lexicon, words, missing),
  peopleAsPayroll,
  payersOfAKind,
];

export const inReadersWords = (question: string, index: NameIndex, spelt: Spelt): readonly Token[] => STEPS.reduce<readonly Token[]>((tokens, step) => step(tokens, index, spelt), tokensWithNames(question, index.wholeNames));
