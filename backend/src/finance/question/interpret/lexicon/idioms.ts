/** Turns of speech and the plainer words that they stand for; written out before anything is recognised. Add a line to teach one. */

export interface Idiom {
  /** Over the question's words, joined by blanks. */
  readonly said: RegExp;
  /** `$1` takes up what the pattern caught; empty where nothing is lost. */
  readonly means: string;
}

const NOW = '(?:up (?:to|till|until|til) (?:now|date|today|the present|this (?:day|point))|(?:till|until|til) (?:now|date|today)|to this day|as of date)';
const MONTH_OR_YEAR = '(?:20\\d\\d|jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|year|quarter|month|week)';
const OWNERS = 'partners|owners|directors|founders|places|locations|sites|premises|properties|shops|stores|of them|of us|parties';

export const IDIOMS: readonly Idiom[] = [
  { said: /\bper cent\b/g, means: 'percent' },
  { said: new RegExp(`\\b((?:from|since) (?:[a-z]+ ){0,4}${MONTH_OR_YEAR}(?: 20\\d\\d)?) ${NOW}\\b`, 'g'), means: '$1 until now' },
  { said: new RegExp(`\\b(?<!until )${NOW}\\b(?<!until now)`, 'g'), means: 'so far' },
  { said: /\b(please|kindly|pls|plz|you) share (?!of\b|in\b)/g, means: '$1 show ' },
  { said: /\b(?:comes?|came|coming|finish|finishes|finished|places?|placed|ranks?|ranked|landed|sits?|stands?) (?:in |at |out |up |as )?(?:the )?(second|third|fourth|fifth|2nd|3rd|4th|5th)\b(?! (?:quarter|half|week|month|year|day))/g, means: 'ranked $1' },
  { said: /\bmake(?:s|ing)? up\b/g, means: 'is' },
  { said: /\bof course\b/g, means: '' },
  { said: /(?<!\b(?:first|second|back|front|last|latter|other|this|that|by) )\b(?:(?:over|under|more than|less than|at least|about|roughly|almost|nearly|around) )?(?:half|(?:a|one) (?:third|quarter|fifth|sixth|tenth)|two thirds|three quarters) of (?=(?:our|my|the|all|total|revenue|sales|income|expenses|costs|spending|turnover)\b(?! (?:year|month|quarter|week|season)))/g, means: 'a share of ' },
  { said: /\bmost (?:small|little|low|cheap)\b/g, means: 'smallest' },
  { said: /\bmost (?:big|large|high)\b/g, means: 'largest' },
  { said: /\bcontribut(?:ed|es|ing|e) (?:the )?(?:most|more|greatest|largest)(?: part| share)? to (?=(?:the |our |this |that )?(?:[a-z]+ )?(?:increase|rise|growth|jump|drop|fall|decrease|decline|change))/g, means: 'drove ' },
  { said: /\bmore cheap\b/g, means: 'cheaper' },
  { said: /\btotal (transactions|rows|entries|line items)(?= ?[?.]?$| in 20\d\d| for 20\d\d)/g, means: 'number of transactions' },
  { said: /\bmore (?:expensive|costly|pricey)(?= (?:is|are|was|were)\b.* than\b)/g, means: 'dearer' },
  { said: /\b(?:present|todays?|prevailing) (?=(?:price|rate|charge|fee)s?\b)/g, means: 'current ' },
  { said: /\bless cheap\b/g, means: 'dearer' },
  { said: new RegExp(`\\b(?<!compare )(?<!between )(?:for |by |of |from |across )?(?:both|all|all of|the two|all two|all three) (?:of )?(?:the |our |my )?(?:${OWNERS})(?: (?:together|combined|added together|added up|in total|taken together|put together))?(?! (?:separately|each|individually|apart|side))\\b`, 'g'), means: '' },
];
