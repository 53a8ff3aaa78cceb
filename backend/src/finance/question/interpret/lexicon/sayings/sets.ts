/** Sets of words that stand for one another in sayings. Add a word, or a set. */
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec';

export const SETS: Readonly<Record<string, string>> = {
  unit: 'day|week|month|quarter|year', units: 'days|weeks|months|quarters|years', time: `day|week|month|quarter|year|days|weeks|months|quarters|years|half`,
  monthname: MONTHS, moment: `${MONTHS}|year|quarter|month|week|2023|2024|2025|2026|2027`,
  now: 'up to now|up till now|up until now|up til now|up to date|up to today|up till today|up until today|up to the present|up to this day|up to this point|till now|until now|til now|till date|until date|til date|till today|until today|to this day|as of date|as of today|as of now|up to and including today',
  nth: 'second|third|fourth|fifth|2nd|3rd|4th|5th', whichhalf: 'first|second|back|front|last|latter|other|this|that|by',
  owners: 'partners|owners|directors|founders|places|locations|sites|premises|properties|shops|stores|of them|of us|parties',
  adviser: 'accountant|bookkeeper|cpa|lawyer|banker|consultant|advisor|adviser|auditor|broker|investor|partner|wife|husband|brother|sister|boss|lender|coach|mentor|planner|insurer|office manager|tax guy|tax lady|tax person|loan officer|bank',
  apart: 'separately|each|individually|apart|side', wanting: 'compare|between',
  whenbefore: 'last|a|the|in|this', grown: 'grew|grown|rose|risen|increased|changed|improved|shrank|shrunk|fell|fallen|dropped|declined|gone up|went up|gone down|went down',
  sales: 'revenue|sales|income|turnover|takings|earnings', costs: 'expenses|costs|expenditure|outgoings|spending|bills|overheads',
  change: 'increase|rise|growth|jump|drop|fall|decrease|decline|change', kindofprofit: 'net|gross|operating|ebit|pretax|raw', dated: `${MONTHS}|on|in|at|the|${Array.from({ length: 31 }, (_, i) => i + 1).join('|')}|1st|30th|31st|28th|29th`,
  morethan: 'over|under|more than|less than|at least|about|roughly|almost|nearly|around|at most', ofwhat: 'our|my|the|all|total|revenue|sales|income|expenses|costs|spending|turnover|everything',
  shareof: 'for|of|from|to|per|on|with|against|in|how much of',
  onesum: 'money|cash|revenue|income|turnover|profit|net profit|gross profit|spending|expenditure', opthing: 'profit|margin|income|expenses|costs|expense|cost',
  wentout: 'went|gone|go|going|paid|sent|came|money|cash|given|gave|send|come|flowed',
  upon: 'on|vs|versus|against|compared|from|with',
  lastone: 'last|this|that',
  thisorlast: 'this year|last year|2023|2024|2025|2026|2027', weekdayname: 'mon|tue|tues|wed|thu|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  takeof: 'daily|weekly|monthly|yesterday|today|total|day|week|month|year', takeverb: 'on|home|out|away|off|it|us|me|to|from', dear: 'biggest|largest|smallest|highest|lowest|dearest|priciest|costliest|cheapest',
  ordinalunit: 'day|week|month|quarter|half|days|weeks|months|half',
  aunit: 'this|last|next|every|each|per|a|the', line: 'counterparty|client|month|vendor|category|week|quarter|customer|account|supplier', owned: 'margin|revenue|sales|profit|expenses|costs|cash flow|rent|payroll|spending|income|vendors|customers|clients|suppliers|margins|profits|outgoings|takings|bills|overheads|overhead',
  most: 'biggest|largest|smallest|highest|lowest|single biggest|single largest|top', results: 'profit|loss|money', 
  measure: 'revenue|sales|income|turnover|takings|expenses|spend|spending|costs|profit|cash flow|cashflow',
  be: 'is|are|was|were', goods: 'cogs|cost of goods sold|cost of goods|cost of sales|cost of the goods|cost of the goods sold|direct costs|cost of revenue',
  minus: 'minus|less|after|net of|take away|without|once you take off|after taking off|after deducting', removed: 'taken off|taken out|deducted|subtracted|removed|knocked off|stripped out|paid|covered|come off|come out|backed out|netted off|accounted for|settled|gone out',
};
