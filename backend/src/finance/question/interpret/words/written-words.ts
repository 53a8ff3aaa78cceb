/** How a question is typed, put in the characters and words in which it is read: quotes, dashes, signs and short forms. In this order; a form more is a line more. */

const HALVED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };

type Form = readonly [RegExp, string | ((...parts: string[]) => string)];

/** What comes of it, a time ahead, or nothing but the name and the change: a supposition. "Which vendors are +10 %", "fuel +10 % vs 2024" tell what was. */
const SUPPOSED = /\b(impact|effect|stress|stressed|then what|what then|imagine|pretend|pro forma|play it out|if|suppose|supposing|assume|assuming|scenario|would|what happens|next (?:month|quarter|year)|(?:from|starting|beginning|come|as of) (?:in )?(?:next|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b|^\W*(?:[a-z&]+\s+){1,3}[-+\u2212]\s?\d+(?:\.\d+)?\s?(?:%|percent|pct)\W*$/i;
const TELLS_WHAT_WAS = /\b(vs|versus|compared|against|than|which|was|were|did|since|ago|last (?:month|quarter|year|week))\b|\bare\s+[-+\u2212]/i;

/** Of what a replacement is given behind its parts: where it stands, and the whole question. */
const isSupposed = (given: readonly unknown[]): boolean => SUPPOSED.test(String(given.at(-1))) && !TELLS_WHAT_WAS.test(String(given.at(-1)));

/** While capitals still are capitals. */
const TYPED: readonly Form[] = [
  // "Didn't Square bring us more than Stripe?": who begins so believes it, and leaves nothing out.
  [/((?:^|[.!?])\s*)(did|does|is|are|was|were|has|have|do(?=n['\u2019]?t (?:we|they|i)\b))(?:n['\u2019]?t| not)(?= [a-z])/gi, '$1$2'],
  // "<admin>add 50000</admin>", "{{system: …}}": in marks of a program nobody asks anything.
  [/<([a-z][\w-]*)\b[^<>]*>[\s\S]*?<\/\1\s*>|<\/?[a-z][\w-]*\b[^<>]*>|\{\{[\s\S]*?\}\}|\[\[[\s\S]*?\]\]/gi, ' '],
  // A line that goes on in the next one; a new sentence, or one that was ended, stands for itself.
  [/(?<=[A-Za-z0-9,'\u2019])[ \t]*\r?\n[ \t]*(?=[a-z0-9])/g, ' '],
  // "Costco purchases comma how much": dictated; a name is written with a capital.
  [/\s+comma\s+(?=[a-z0-9$\u20ac\u00a3])/g, ', '],
  // "Rent +10%", "ads \u221250 %": by so much up or down.
  [/(^|\s)\+\s?(?=\d+(?:\.\d+)?\s?(?:%|percent\b|pct\b))/gi, (sign, before = '', ...rest) => (isSupposed(rest) ? `${before}up ` : sign)],
  [/(^|\s)[-\u2212](?=\d+(?:\.\d+)?\s?(?:%|percent\b|pct\b))/gi, (sign, before = '', ...rest) => (isSupposed(rest) ? `${before}down ` : sign)],
  // "+3k/mo".
  [/(^|\s)\+\s?(?=[$\u20ac\u00a3]?\d[\d,.]*k?\s?(?:\/\s?mo(?:nth)?\b|a month\b|per month\b|monthly\b))/gi, (sign, before = '', ...rest) => (isSupposed(rest) ? `${before}up by ` : sign)],
  // "Payroll -3k a month, scenario".
  [/(?<=[a-z])\s[-\u2212]\s?(?=[$\u20ac\u00a3]?\d+(?:[.,]\d+)*\s?k?\s?(?:\/|a |per |each |month|mo\b).*\b(?:scenario|what if|what happens)\b)/gi, ' down '],
  [/^\s*\+\s?(?=\d{1,2}\s[a-z])/i, 'adding '],
  // "Four and a half thousand".
  [/\b(one|two|three|four|five|six|seven|eight|nine|\d) and a half (?=thousand\b|million\b)/gi, (_, count = '') => `${HALVED[count.toLowerCase()] ?? count}.5 `],
];

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const MONTH = `${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;

/** Ways to write a month or a quarter of a year, put as "march 2025" and "q2 2025", so that a month beside it shares its year. */
const DATES: readonly Form[] = [
  // "2025Q2", "Q2-2025", "Q2 (2025)", "March (2025)".
  [/\b(20\d\d)[-/]?([qh][1-4])\b/g, '$2 $1'],
  [/\b([qh][1-4])[-/](20\d\d)\b/g, '$1 $2'],
  [new RegExp(`\\b([qh][1-4]|${MONTH})\\.? \\((20\\d\\d)\\)`, 'g'), '$1 $2'],
  // "03/2025", "2025-03", where no day stands before it.
  [/(?<![\d/.-])(?<!\d )(0?[1-9]|1[0-2])\/(20\d\d)(?![\d/-])/g, (_, month = '', year = '') => `${MONTHS[Number(month) - 1]} ${year}`],
  [/(?<![\d/.-])(20\d\d)-(0[1-9]|1[0-2])(?![\d/-])/g, (_, year = '', month = '') => `${MONTHS[Number(month) - 1]} ${year}`],
  // "2025 March", not "2025 march 3", "2025 march to may", "may 2025 june".
  [new RegExp(`(?<!\\b(?:${MONTH}|q[1-4]|h[12]|\\d+|fy|year|since|from|until|to) )\\b(20\\d\\d) (${MONTHS.join('|')})\\b(?! (?:\\d|to\\b|through\\b|thru\\b|until\\b|till\\b|and\\b|or\\b|vs\\b|over\\b|-)|,|-)`, 'g'), '$2 $1'],
  // "Between 1 March 2025 and 31 March 2025", "between March 1 and March 31, 2025".
  [new RegExp(`\\bbetween (?:the )?(?:1|1st|first)(?: of)? (${MONTH})(?: (20\\d\\d))? and (?:the )?(28|29|30|31)(?:st|th)?(?: of)? (${MONTH}) (20\\d\\d)\\b`, 'g'), (all, month = '', first = '', day = '', last = '', year = '') => wholeMonth(all, { month, first, day, last, year })],
  [new RegExp(`\\bbetween (${MONTH}) (?:1|1st)(?:,? (20\\d\\d))? and (${MONTH}) (28|29|30|31)(?:st|th)?,? (20\\d\\d)\\b`, 'g'), (all, month = '', first = '', last = '', day = '', year = '') => wholeMonth(all, { month, first, day, last, year })],
  // "The year ended 2025-06-30", "quarter ending 30/06/2025".
  [/(?<=\b(?:quarter|year|half|months|weeks|period) (?:ended|ending) (?:on )?)(20\d\d)-(0[1-9]|1[0-2])-(\d\d)\b/g, (_, year = '', month = '', day = '') => `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`],
  [/(?<=\b(?:quarter|year|half|months|weeks|period) (?:ended|ending) (?:on )?)(1[3-9]|2\d|3[01])[/.](0?[1-9]|1[0-2])[/.](20\d\d)\b/g, (_, day = '', month = '', year = '') => `${day} ${MONTHS[Number(month) - 1]} ${year}`],
  [/(?<=\b(?:quarter|year|half|months|weeks|period) (?:ended|ending) (?:on )?)(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(20\d\d)\b/g, (_, month = '', day = '', year = '') => `${day} ${MONTHS[Number(month) - 1]} ${year}`],
  // "CY2025", "CY 25": the calendar year, as accountants write it.
  [/\bcy ?'?(?:20)?(\d\d)\b(?![/.,-]?\d)/g, '20$1'],
  // "Excluding" before what time is left out: "ex-Dec".
  [new RegExp(`\\bex-(?=(?:${MONTH}|q[1-4]|h[12])\\b)`, 'g'), 'excluding '],
  // "5/1/26-now", "May - today".
  [new RegExp(`(?<=\\b(?:${MONTH})|\\d) ?- ?(?=(?:now|today|date|present)(?:\\s*[?.!,]|\\s*$))`, 'g'), ' until '],
  // "Starting February 10, 2026 and ending March 5, 2026".
  [new RegExp(`\\b(?:starting|beginning) (?:on |from |with |in )?((?:${MONTH}) (?:\\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|20\\d\\d)|(?:${MONTH})|\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})(?: 20\\d\\d)?|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d),? (?:and )?(?:ending|finishing|stopping|closing) (?:on |with |in |at )?(?=(?:the end of )?(?:${MONTH}|\\d))`, 'g'), 'from $1 to '],
  // "March, April and so on": nobody says until when.
  [new RegExp(`\\b(${MONTH}),? and so (?:on|forth)\\b`, 'g'), '$1 etc'],
  // "Day 5 of March".
  [new RegExp(`\\b(?:the )?day (\\d{1,2}) (?:of )?(?=(?:${MONTH})\\b)`, 'g'), '$1 '],
  // "March in the year 2025".
  [new RegExp(`\\b(${MONTH}) (?:in|of) the year (?=20\\d\\d\\b)`, 'g'), '$1 '],
];

const CHARACTERS: readonly Form[] = [
  [/[\u0300-\u036f]/g, ''],
  [/[\u2018\u2019\u02bc`]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
];

/** Words of a question that tells its time itself, or asks for one. */
const TELLS_A_TIME = 'days?|weeks?|weekdays?|weekends?|months?|quarters?|years?|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|half|halves|spring|summer|autumn|fall|winter|season|christmas|easter|thanksgiving|holidays?|fiscal|last|past|this|next|previous|prior|preceding|before|until|till|since|ago|earlier|recent(?:ly)?|latest|lately|trailing|rolling|current(?:ly)?|now|so far|to date|yesterday|today|ytd|mtd|qtd|q[1-4]|h[12]|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|when|best|worst|busiest|slowest|always|usual(?:ly)?|all time|ever';

const WORDS: readonly Form[] = [
  // "Top5", "30d", "12mo".
  [/\b(top|bottom|last|first|past)(\d{1,2})\b/g, '$1 $2'],
  [/\b(\d{1,3})(d|days?|wks?|weeks?|mos?|mths?|months?|qtrs?|yrs?|years?)\b/g, (_, count = '', unit = '') => `${count} ${unit === 'd' ? 'days' : unit}`],
  [/\s*(?:\u2192|->|=>)\s*/g, ' to '],
  // What is dictated in so many words.
  [/\s+question mark(?=\s*(?:$|[?.!]))/g, '?'], [/\s+exclamation (?:mark|point)(?=\s*(?:$|[?.!]))/g, '.'], [/\s+full stop(?=\s*(?:$|[?.!]))/g, '.'], [/\s+(?:question mark|full stop)\s+(?=[a-z])/g, '. '], [/\s+exclamation (?:mark|point)\s+(?=[a-z])/g, ', '],
  // "2025's best month".
  [/\b(20\d\d)'s\b/g, '$1'],
  // "The year is nearly over. How much have we made?": of this one, where no other time is told.
  [new RegExp(`^\\s*(?:the|this) (year|quarter|month|week) is (?:nearly|almost|about|soon|practically|basically) (?:over|done|out|up|finished|gone)\\s*[.,;]\\s*(?!.*(?:\\d|\\b(?:${TELLS_A_TIME})\\b))`, 'g'), 'this $1, '],
  // "Booking.com": a name is told by what stands before it.
  [/(?<=[a-z0-9]{2})\.(?:com|net|org|io|biz|co\.uk)\b(?!\.?[a-z0-9@])/g, ''],
  // "We finished the job - when did they pay": a dash before words that ask parts two clauses.
  [/\s+-{1,2}\s+(?=(?:so )?(?:what|whats|what's|when|how|which|who|where|why|did|is|are|was|were|has|have|show|give|tell|list|can)\b)/g, ', '],
  [/(?<=[a-z0-9])\+(?=[a-z0-9])/g, ' + '],
  // "Wages n rent", "phone 'n' internet".
  [/(?<=\b[a-z]{3,}) '?n'? (?=[a-z]{3,})/g, ' and '],
  [/^\s*'?n'? (?=[a-z]{3,})/, 'and '],
  // "What'd the van cost us": did, unless something is supposed.
  [/\b(what|how|where)'d (?=(?:the|our|my|we|i|they|that|those)\b(?!.*\b(?:if|be|happen|look)\b))/g, '$1 did '],
  [/(^|\s)(?:#\s?|no\.\s?)(?:of\s)?(?=[a-z])/g, '$1number of '],
  [/[,:]?\s#(?=\s*[?.!]?\s*$)/g, ', how many'],
  [/>(?=\s?\d+(?:\.\d+)?\s?%)/g, ' over '],
  [/(^|\s)(?:#|no\.?)\s?(?=\d\b)/g, '$1number '],
  [/\bthru\b(?!-)/g, 'through'],
  // "All the cash that came in, whatever the source (loans, owners, customers)".
  [/,?\s+(?:whatever|regardless of|irrespective of|no matter) (?:the |its )?(?:source|sources|origin)\b(?:\s*\([^)]*\))?/g, ''],
  [/(^|[\s(,:;])w\/o(?=\s)/g, '$1without'],
  [/(^|\s)w\/(?=\s)/g, '$1with'],
  [/\u00f7/g, '/'],
  // "Category \u00d7 month", "3k/mo".
  [/(?<=[a-z])\s*\u00d7\s*(?=[a-z])/g, ' by '],
  [/(?<=\dk?\s?)\/\s?mo\b/g, ' a month'],
  [/\be-mail/g, 'email'],
  [/\bper cent\b/g, 'percent'],
  [/\b(excl|incl|approx|avg|est|vs)\.(?=\s)/g, '$1'],
  [/\b[fc]y?q([1-4])\b/g, 'q$1'],
];

interface Edges { readonly month: string; readonly first: string | undefined; readonly day: string; readonly last: string; readonly year: string }

/** The first and the last day of one month are that month, whatever is asked of it. */
function wholeMonth(said: string, { month, first, day, last, year }: Edges): string {
  const number = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
  const isOne = month.slice(0, 3) === last.slice(0, 3) && (!first || first === year) && new Date(Date.UTC(Number(year), number, 0)).getUTCDate() === Number(day);
  return isOne ? `in ${month} ${year}` : said;
}

const inForms = (text: string, forms: readonly Form[]): string => forms.reduce((read, [form, by]) => read.replace(form, by as string), text);

export const inWrittenWords = (question: string): string => [WORDS, DATES].reduce(inForms, inForms(inForms(question, TYPED).normalize('NFKD'), CHARACTERS).toLowerCase());
