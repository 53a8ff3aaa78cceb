/** Sets of words that stand for one another in sayings. Add a word, or a set. */
import { TURN_SETS } from './turns/sets.ts';

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec';

/** Any year that books are kept in. */
const YEARS = Array.from({ length: 60 }, (_, i) => 2000 + i);

export const SETS: Readonly<Record<string, string>> = {
  ...TURN_SETS,
  the: 'the|which|what|how many|on|in|of|has|have|had', speaker: 'we|i|they|he|she', asked: 'when|what|how|who|which|where', books: 'ledger|file|statement|statements|spreadsheet|csv|data|export|books|records|sheet|upload',
  beforemost: 'the|our|my|was|is|were|are|single',
  goodtime: 'good|great|strong|amazing|fantastic|excellent|brilliant|profitable',
  badtime: 'bad|terrible|poor|weak|awful|horrible|rough|dire|unprofitable',
  slowtime: 'slow|quiet|dead',
  busytime: 'busy|hectic',
  unit: 'day|week|month|quarter|year', units: 'days|weeks|months|quarters|years', time: `day|week|month|quarter|year|days|weeks|months|quarters|years|half`,
  monthname: MONTHS, moment: `${MONTHS}|year|quarter|month|week|${YEARS.join('|')}`,
  now: 'up to now|up till now|up until now|up til now|up to date|up to today|up till today|up until today|up to the present|up to this day|up to this point|till now|until now|til now|till date|until date|til date|till today|until today|to this day|as of date|as of today|as of now|up to and including today',
  nth: 'second|third|fourth|fifth|2nd|3rd|4th|5th', whichhalf: 'first|second|back|front|last|latter|other|this|that|by',
  rowword: 'payment|payments|invoice|invoices|bill|bills|order|orders|deposit|deposits|sale|sales|ticket|visit|revenue|spend|charge|charges|transaction|purchase|check',
  clause: 'did|do|does|have|has|we|i|was|were|is|are|came|went|it|they|that|this|of|revenue|income|profit|expenses|the|our|in|a|share|percent|percentage|part|much|about|each|per|by', bound: 'under|below|over|above|less than|more than|at least|at most', someones: 'the|our|this|that', possessive: 's|is',
  ranked: 'vendor|supplier|payee|customer|client|payer|expense|cost|category|source|channel|stream|month|quarter|week|year|day|vendors|suppliers|customers|clients|categories',
  owners: 'partners|owners|directors|founders|places|locations|sites|premises|properties|shops|stores|of them|of us|parties',
  adviser: 'accountant|bookkeeper|cpa|lawyer|banker|consultant|advisor|adviser|auditor|broker|investor|partner|wife|husband|brother|sister|boss|lender|mortgage adviser|mortgage advisor|mortgage broker|financial adviser|financial advisor|bank manager|coach|mentor|planner|insurer|office manager|tax guy|tax lady|tax person|tax adviser|tax advisor|co founder|cofounder|co owner|loan officer|bank',
  splits: 'difference|gap|spread|compare|comparison|split|splits|divided|divide|choose|shared|between|delta|ratio', apart: 'separately|each|individually|apart|side', wanting: 'compare|between',
  whenbefore: 'last|a|the|in|this', grown: 'grew|grown|rose|risen|increased|changed|improved|shrank|shrunk|fell|fallen|dropped|declined|gone up|went up|gone down|went down',
  beginning: `${MONTHS}|year|then|start|beginning|opening|since|${YEARS.join('|')}|q1|q2|q3|q4|monday|summer|spring|winter|autumn|day|date`,
  heldbeside: 'than|above|below|over|under|exceeding|vs|versus|against|with|to|beyond|from', usual: 'normal|standard|ordinary',
  digest: 'rundown|run down|summary|overview|breakdown|list|total|figure|figures|number|numbers|report|recap|picture|sense|look',
  sales: 'revenue|sales|income|turnover|takings|earnings', costs: 'expenses|costs|expenditure|outgoings|spending|bills|overheads',
  change: 'increase|rise|growth|jump|drop|fall|decrease|decline|change', kindofprofit: 'net|gross|operating|ebit|pretax|raw', havemade: 'made|make|earned|taken|had|got|been|spent|paid|brought|seen|turned|booked|generated|lost|kept', dated: `${MONTHS}|yyyy-mm-dd|on|in|at|the|with|up|down|positive|negative|${Array.from({ length: 31 }, (_, i) => i + 1).join('|')}|1st|30th|31st|28th|29th`,
  morethan: 'over|under|more than|less than|at least|about|roughly|almost|nearly|around|at most', ofwhat: 'our|my|the|all|total|revenue|sales|income|expenses|costs|spending|turnover|everything',
  shareof: 'for|of|from|to|per|on|with|against|in|how much of',
  onesum: 'money|cash|revenue|income|turnover|profit|net profit|gross profit|spending|expenditure', opthing: 'profit|margin|income|expenses|costs|expense|cost',
  wentout: 'went|gone|go|going|paid|sent|came|money|cash|given|gave|send|come|flowed',
  upon: 'on|vs|versus|against|compared|from|with',
  heldagainstwhat: 'last|of|where|on|vs|versus|against|compared', businessword: 'salon|barbershop|spa|gym|bar|pub|brewery|farm|shop|store|boutique|studio|clinic|practice|pharmacy|restaurant|cafe|diner|bakery|school|academy|daycare|center|centre|hotel|inn|agency|firm|garage|workshop|office|yard|warehouse|kitchen|gallery|showroom|branch|nursery|kennel|dental office|place|company', ofdoers: 'we|i|it|that|they|the|a|this|spent|paid', stockend: 'a|an|per|each|every|on|for|of|more|less|extra|monthly|in|from|owed|debt|to|and|or|plus|worth|vs|versus|percent|this|last|if|saved', heldto: 'against|versus|vs|v|compared to|compared with|over|relative to|next to|on|than|than in|than for|to|with|beside|alongside|held up against|held against|set against|measured against', heldagainst: 'vs|v|versus|against|to|than|over|with|on|from', lastone: 'last|this|that',
  yearnumber: YEARS.join('|'),
  onwhat: 'on|for|from|to|time|hours|days|effort|of', partof: 'of|in|by|between|percent|percentage', goeson: 'insurance|repair|repairs|course|pad|tank|truck|costs|cost|refill|refills|cleaning|rental|rent|water|supplier|party', further: 'and|or|plus|&|as', boundsdeposits: 'from|over|above|under|below|exceeding|more|less|at|least|most', nodeposit: 'from|over|above|under|below|refunds|refund|returns|return|chargebacks',
  thisorlast: `this year|last year|${YEARS.join('|')}`, weekdayname: 'mon|tue|tues|wed|thu|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  takeof: 'daily|weekly|monthly|yesterday|today|total|day|week|month|year', takeverb: 'on|home|out|away|off|it|us|me|to|from', dear: 'biggest|largest|smallest|highest|lowest|dearest|priciest|costliest|cheapest',
  ordinalunit: 'day|week|month|quarter|half|days|weeks|months|half',
  since: 'since|from|between|starting|beginning', rangeend: 'to|until|till|til|through|thru|-|and', loseto: 'to|on|from|by|through|because|with|when|if|as|per|customers|clients|the|our|a|an|any|more|less|most|least',
  boughtword: 'paid|bought|purchased|ordered|sold|delivered',
  opened: `${MONTHS}|from|since|between|starting|beginning|q1|q2|q3|q4|h1|h2|spring|summer|autumn|fall|winter|,|of|end|start|${Array.from({ length: 31 }, (_, i) => `${i + 1}|${i + 1}st|${i + 1}nd|${i + 1}rd|${i + 1}th`).join('|')}`,
  spanword: `year|period|stretch|span|window|calendar|books|season|it|fy|${YEARS.flatMap((year) => [year, `fy${year}`, `fy${String(year).slice(2)}`]).join('|')}|${Array.from({ length: 30 }, (_, i) => i + 10).join('|')}`,
  howword: 'how|did|do|does|to|will|would|has|have|had|can|could|who|what|money|cash|payments|customers|clients',
  tally: 'more|less|higher|lower|bigger|smaller|better|worse|money|cash|left|over|under|came|went|goes|comes|spent|paid|to|for|on|at|with|from|they|their|he|she|i|you|who|not|will|would|can|could|should|remains|remained|got|gets',
  aunit: 'this|last|next|every|each|per|a|the', line: 'counterparty|client|month|vendor|category|week|quarter|customer|account|supplier', owned: 'margin|revenue|sales|profit|expenses|costs|cash flow|rent|payroll|spending|income|vendors|customers|clients|suppliers|margins|profits|outgoings|takings|bills|overheads|overhead',
  /** What may follow the kind of a margin and belongs to something else. */
  afterkind: 'of|on|vs|versus|against|compared|profit|margin|or|and', countedrow: 'transactions|transaction|payments|payment|refunds|refund|deposits|deposit|charges|charge|invoices|invoice|bills|bill|orders|order|purchases|purchase|withdrawals|transfers', countless: 'in|from|for|to|by|on|of|revenue|sales|costs|expenses|spending|what',
  /** A line of these is no line of the books. */
  apostrophe: 's|accounts|account|suppliers', comparison: 'comparison|compared|comparisons', gainof: 'on|from|over', countable: 'new|more|customers|clients|members|any',
  lineof: 'business|work|products|product|credit|income|revenue|cost|costs|expense|spending|trade|service|services|defence|defense|duty',
  setaside: 'in the bank|in reserve|in savings|in cash|in hand|put by|set aside|saved up|saved|as a buffer|as a cushion|as a reserve', marginwords: 'margin|margins|net margin|gross margin|operating margin|profit margin|net profit margin|gross profit margin|net margins|gross margins|profit margins',
  earning: 'brought in|bring in|brings in|bringing in|brought|bring|brings|made|make|makes|making|earned|earn|earns|earning|generated|generate|generates|dropped|fell|rose|grew|lost us|paid', cashof: 'of|our|the|all|is|are|when|will|be|if|was', putter: 'i|we|and|to|myself|ourselves', than: 'than', sincewhat: `last|in|the|before|this|a|${YEARS.join('|')}`,
  most: 'biggest|largest|smallest|highest|lowest|single biggest|single largest|top', results: 'profit|loss|money', 
  /** What changes and is taken apart: a measure in any of an owner's words. */
  taken: 'total revenue|revenue|sales|income|turnover|takings|earnings|total expenses|expenses|spend|spending|costs|outgoings|overheads|overhead|operating expenses|cost base|profit|profits|net profit|gross profit|operating profit|cash flow|bottom line|margin|margins|net margin|gross margin|profit margin',
  measure: 'revenue|sales|income|turnover|takings|expenses|spend|spending|costs|profit|net profit|gross profit|cash flow|cashflow',
  seasonname: 'spring|summer|autumn|fall|winter', buyers: 'customers|clients|patients|guests|buyers|shoppers|members|insurers|our customers|our clients|our patients|our guests|our members|the customers|the clients|the patients|the guests|the members|the insurers',
  workplace: 'business|company|practice|shop|firm|clinic|place|store|studio|restaurant|brewery|outfit|venture|agency', over: '>|<|exceed|exceeded|exceeds|top|topped|beat|outweigh|outweighed|outpace|outpaced|outstrip|outstripped|bigger than|greater than|higher than|larger than|more than', goneout: 'leave|leaves|leaving|left|go out|goes out|going out|went out|gone out|flow out|flowed out|flowing out', gonein: 'come in|comes in|came in|coming in|go in|goes in|went in|going in|flow in|flowed in|flowing in|arrive|arrives|arrived|arriving|in',
  differing: 'difference|gap|differ|compare|choose|split|divided|divide|shared|share|spread|delta|margin|moved|move|comparison|contrast|percentage|relation|ratio',
  kept: 'profit|margin|income|cash flow|result|earnings|margins|profits',
  uploaded: 'last|this|today|yesterday|the|in|on|before|earlier|since|a|two|three|after',
  rankword: 'largest|biggest|highest|smallest|lowest|top|single|individual|average|typical|mean|last|latest|first|next|how|many|every|each|all|list|number|best',
  fiscal: `fiscal|financial|fy|${YEARS.map((year) => `fy${year}|fy${String(year).slice(2)}`).join('|')}|our fiscal|our financial|the fiscal`,
  quartername: 'q1|q2|q3|q4|h1|h2',
  buying: 'pay|pays|paid|buy|buys|bought|order|orders|ordered|spend|spends|spent', mostorleast: 'most|least|more|less',
  accountnoun: 'accounts|account', broughtin: 'brought in|bring in|brings in|bringing in|paid us|pay us|pays us|generated|generate|generates|earned us|made us|bought|buys|buy|ordered|spent with us|spend with us|are worth|is worth|was worth|were worth', ordering: 'buy|buys|bought|order|orders|ordered',
  paying: 'pay|paid|spend|spent', joins: 'and|or|with|to|against|vs|versus|,|&|plus|from', ofbank: 'bank|checking|savings|card|credit|debit|deposit|current|cheque|own|our', interestword: 'interest', article: 'the|our|a|an|my|for|on|in', beforewhose: 'pay|pays|paid|paying|spend|spent|clients|client|customers|customer|vendors|vendor|suppliers|supplier|someone|those|anyone|people|somebody',
  ofwhose: 'did|do|does|have|has|to|we|i|from', forword: 'for', byword: 'by', inside: 'on|of|from|with|in|at|for|by|to|through|spending|spend|costs|expenses|revenue', fromword: 'from', betweenword: 'between', withword: 'with', ofword: 'of', whichone: 'which|who', yeartold: `${YEARS.join('|')}|before|to|so|ending|ended|prior|until|till|up`, changing: 'change|changes|changed|growth|grow|grew|grown|rise|rose|increase|increased|fall|fell|difference', opensat: 'late|early|on|at|until|till|from|before|after|for|only', joined: 'and|or|vs|versus|against|to|with|than|over|and in|and for|and over|or in|than in|than for|to that in|compared to|compared with|from', summed: 'together|in total|altogether|combined|in all|added up|all together', be: 'is|are|was|were', goods: 'cogs|cost of goods sold|cost of goods|cost of sales|cost of the goods|cost of the goods sold|direct costs|cost of revenue',
  ownmoney: 'draws|draw|drawings|owner draws|owner draw|owner money|owner|own pay|own salary|loan|loans|loan payments|loan payment|loan repayments|tax|taxes|transfers|contributions|contribution|owner contributions',
  listing: 'list|show|me|give|display|itemise|itemize|see|pull|up|of',
  accountkind: 'card|account|bank|checking|savings|visa|amex|mastercard|accounts|cards',
  beforeatm: 'the|an|a|at|from|our|bank|via|through|by|card',
  moving: 'fall|drop|rise|jump|climb|decline|shrink|grow|increase|decrease|go up|go down|collapse|tank|sink|spike|soar|slump|dip|slide|plunge',
  jump: 'jump|rise|increase|drop|fall|decline|dip|slump|growth|decrease|hike|swing|surge|spike|collapse|downturn',
  wholecost: 'expenses|costs|spending|spend|outgoings|expenditure|cash out|money out|everything', loanword: 'loan|loans|mortgage|debt|debts|lender|bank|borrowing|finance',
  subs: 'subscriptions|subscription|software subscriptions|software subscription|software subs|software|recurring software|saas subscriptions|monthly subscriptions|monthly software|recurring subscriptions|apps|recurring charges|recurring payments',
  moved: 'rose|jumped|grew|climbed|spiked|increased|shot up|went up|crept up|went through the roof|higher|fell|dropped|sank|dipped|declined|decreased|slid|went down|came down|lower|up|down',
  minus: 'minus|less|after|net of|take away|without|once you take off|after taking off|after deducting', removed: 'taken off|taken out|deducted|subtracted|removed|knocked off|stripped out|paid|covered|come off|come out|backed out|netted off|accounted for|settled|gone out',
  wintermonth: 'december|january|february|dec|jan|feb',
  namedprofit: 'gross|operating|retained',
  billnoun: 'bills|invoices|payments|purchases', hundredsum: 'hundred|100|$100|€100|£100',
  dollarorhundred: 'dollar|euro|pound|buck|$100|€100|£100|100 dollars|100 euros|100 pounds|100 bucks|hundred dollars|hundred euros|hundred pounds',
  drains: 'charges|fees|bills',
  /** "The bank of Ohio", "the account ending 1234": one account of several. */
  whichbank: 'of|ending|called|named|number|with|at',
  /** Not one buyer: ourselves, who is not named, and those who pay in many buyers' money at once. */
  nopayer: 'we|i|you|they|it|he|she|owner|owners|partner|partners|customer|customers|client|clients|patient|patients|guest|guests|buyer|buyers|people|stripe|square|clover|paypal|shopify|etsy|amazon|ebay|toast|adyen|klarna|sumup|mollie|worldpay|braintree|merchant|processor|marketplace|doordash|grubhub|uber',
  /** Behind "trade accounts": no customers. */
  notbuyers: 'payable|receivable',
  timeunit: 'months|month|quarters|quarter|weeks|week|years|year', intime: 'in|during|last|this|over|since',
  percentof: 'percent|percentage|%', ispart: 'as|is|was|in %',
  /** What can lose or gain between two times. */
  thingmoved: 'category|categories|counterparty|customer|customers|client|clients|vendor|vendors|supplier|suppliers|stream|streams|channel|channels|source|sources|line|lines', movedaway: 'to|on|because|for|through|by|us',
  aline: 'payment|bill|invoice|charge|order|purchase|deposit|fee',
  occasion: 'visit|job|fill|fillup|fill up|trip|stop|order|delivery|repair|callout|session|appointment|booking|project|event',
  rhythm: 'every month|each month|monthly|regularly|month after month|on a regular basis|on a monthly basis',
  buyernoun: 'customer|client|payer|customers|clients|payers',
  /** Behind a percentage that is no part of a whole. */
  ofchange: 'of|change|changes|growth|increase|rise|drop|fall|decrease|up|down|points|point|cut|more|less',
  extreme: 'best|worst|strongest|weakest|poorest|highest|lowest|biggest|smallest',
  /** Behind an account: what went through it is added up, or it is a part of a name. */
  totalled: 'total|totals|altogether|overall|fee|fees|charge|charges|interest|balance|manager|statement',
  /** They are paid, and get nothing. */
  paidthings: 'invoice|invoices|claim|claims|bill|bills|order|orders|sale|sales|job|jobs|fee|fees|we|i|us',
  chargefor: 'interest|for|on|in',
  /** Behind "which month saw": what it had. */
  measured: 'the|our|more|less|fewer|over|under|above|below|at least|at most|revenue|sales|income|turnover|takings|expenses|costs|spending|profit|profits|losses',
  /** What spending is held against rather than paid to. */
  comparable: 'revenue|sales|income|profit|turnover|takings|us|the|our|my|that|last|this|it|them|and|or|what|those|a|each|every|customers|clients|payroll|rent|expenses|costs',
  /** "Was top for sales" is no "top four". */
  atop: 'was|is|are|were|on|came|come',
  aftergoods: 'and|or|plus|&|as|sold',
  soldto: 'to|of|at|by|from|with|for|through',
  /** Who goes of themselves and buys nothing: ourselves and our own. */
  stays: 'we|i|you|they|it|he|she|business|company|practice|shop|firm|store|clinic|bank|landlord|landlady|employee|employees|receptionist|manager|staff|server|driver|cook|chef|assistant|supplier|vendor|everyone',
  /** Behind "cancels", "folds": what is cancelled, and not who goes. */
  itsown: 'its|their|his|her|one|half|some|the|our|my|a|an|all|on|and|or',
  whom: 'someone|somebody|a person|another person|one more person|an employee|another employee|a new employee|a new person|staff|people|help',
  noeater: 'the|our|a|for|on|in|spend|spent|spending|out|and|or|we|i|they|you|team|staff|crew|from|by|go|went|cost|costs|uber|just|postmates|delivery',
  /** Before "eat" and "eats" they make a name: Uber Eats, Just Eat. */
  eatery: 'uber|just|postmates|delivery',
  /** Behind "transfer to": one's own accounts and oneself, and no payee. */
  ownplace: 'the|our|my|a|an|another|other|others|each|savings|checking|own|reserve|reserves|tax|payroll|business|personal|bank|card|credit|me|myself|us|ourselves|owner|owners|cover|pay|keep|and',
  loanbegin: 'loan|loans|the|our|a|my|new|line|credit|sba|equipment|bank|borrowing|selling|sale|sales|insurance|any|all',
  /** Behind a measure that is part of a longer name. */
  longername: 'tax|taxes|contract|contracts|refunds|refund|team|commission|commissions|staff',
  afterbilling: 'under|over|above|below|at|in|last|this|during|for|per|each|every|on|over|so|by|to|out|the|our|a|an|and|,|q1|q2|q3|q4|ytd|altogether|before|total|it|them|more|less|since|from|between|after|at|as|total',
  /** Behind what an owner got: whose money it was. */
  gotfrom: 'from|back|for|paid|rid|loans|interest',
  changeverb: 'hiring|losing|adding|cutting|raising|buying|cancelling|canceling|dropping|taking on|stopping|firing|renting|leasing',
  /** Before "weekday sales": the days one by one. */
  whichweekday: 'by|per|each|every|which|what|of|best|worst|busiest|slowest|quietest|strongest|weakest|average|a|on|single',
  /** Behind an order's value: whose goods they are, which we buy. */
  goodsbought: 'from|to|at|we|i|for|of|placed',
  payrow: 'payouts|payments|deposits|invoices|bills|charges|orders|purchases|deliveries|refunds|settlements',
  /** Before "prior to March" and "following 3 May" they make another stretch: "the month prior to March", "this past May 3". */
  beforefollowing: 'day|week|month|quarter|year|half|days|weeks|months|quarters|years|period|the|this|our|one|ones|of|these|those',
  dayofmonth: Array.from({ length: 31 }, (_, i) => i + 1).map((day) => `${day}|${day}${day % 100 > 10 && day % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`).join('|'),
  /** Before a month they begin a stretch already. */
  begun: 'from|since|between|to|until|till|through|and|against|versus|vs|than|with',
  /** They are the business itself, not somebody whom it pays. */
  ourselves: 'we|i|they|you|us|it|he|she|business|company|shop|practice|firm|our|my|the|from|of|owner',
  /** In what takes the place of a thing asked about: another time, an exception, or an order. */
  notathing: `without|excluding|except|not|no|minus|less|last|next|this|a|one|by|per|as|each|vs|versus|compare|compared|year|earlier|before|ago|prior|previous|after|later|only|just|what|how|which|who|${MONTHS}|${YEARS.join('|')}|q1|q2|q3|q4|h1|h2`,
  /** Behind "save": who or what is spared, and not left out. */
  saver: 'did|do|does|we|i|you|they|he|she|it|to|can|could|would|will|should|might|us|and|or|not|help|helps|helped|the|our|a|how|much|what|please|where', saved: 'us|me|money|on|by|in|time|this|that|last|if|a|some|for|to|per|each|every|more|up|cash|tax|taxes|cost|costs|from|with|during|over|it|them',
  questionword: 'what|whats|how|which|who|where|when',
  /** Behind so many units: the day on which that was. */
  thenago: 'ago|back|earlier|before',
  /** Behind "30-day": a part of another measure of time, or what is planned. */
  unitof: 'notice|trial|old|ahead|later|from|rolling|moving|average|mean|forecast|delay|terms|trend|payment|payments|credit|net|free|grace|overdue|late|period|contract|plan|lease|run|streak|supply|stock|guarantee|warranty|invoice|invoices|loan|week|weeks|visit|stay|tour|cancellation|interval|gap|money|return|refund|runway',
  /** Behind "hold revenue": still no second thing. */
  heldverb: 'what|how|which|who|,|aside|away',
  splitby: 'category|party|vendor|customer|counterparty|name|client|supplier|account|revenue category|expense category',
  /** Behind "cash came": still the other half of a comparison. */
  withstop: 'than|minus|less|and|versus|vs|against|or|in',
  /** Behind "we gave", "we handed": what is given is no money. */
  givenfor: 'back|refunds|refund|out|over|up|away|notice|discounts|discount|off|credit|credits|in|it|that|them',
  gotback: 'the ground|work|bed|it|this|that|there|here',
  /** Between "set" and "aside" nothing asks. */
  asidestop: 'what|how|which|who|did|do|we|money|much|for|,',
  /** What asks for the result behind what is to be done first. */
  thenasks: 'give|tell|what|whats|show|how|then|which',
  /** What payments are held against or go to. */
  boundorto: 'to|above|over|under|below|exceeding',
  /** Sums that rows can be left out of. */
  onlytotal: 'expenses|total expenses|costs|total costs|spending|total spending|revenue|total revenue|sales|income|turnover',
  /** Behind cash that was received or paid: whose it was, so that it is no sum of all. */
  fromwhom: 'from|by|for', towhom: 'to|for|on|by', leftas: 'as|for|on|via|through|to|by',
  /** Behind what is not meant: still no other thing. */
  setoffstop: 'not|or|nor|and|without|but|what|how|total|expenses|revenue|just|only|the',
  /** Behind what is left after: all that is paid, which is a profit. */
  allcosts: 'all|everything|expenses|costs|the|every|once|when|,',
  /** Who leaves something out, and is not left out. */
  countdoer: 'i|we|you|one|they|it',
  /** What asks how long money lasts. */
  howlong: 'how many months|how long|for how many months|for how long',
  thenever: 'to|until|till|up|through|thru|and|eve|party|sale|sales|event|promotion',
};
