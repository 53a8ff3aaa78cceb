/** More of what no ledger of payments holds: what things are worth, numbers on papers, who in the house did it, how long it takes. Add a line to teach one. */
import type { OutsideWords } from './outside-words.ts';

/** What was paid or earned for the thing can be told all the same. */
const MONEY = /\b(how much|spen[dt]|spending|costs?|costing|paid|paying|revenue|income|expenses?|payments?|charges?|charged|total|sum|transactions?)\b/;
const MONEY_SPENT = /\b(spen[dt]|spending|costs?|paid|pay|bought|expenses?|revenue|income)\b/;
const WORTH = 'The ledger holds what was paid for things, not what they are worth now. A balance sheet or a valuation would tell';
const OWING = 'The ledger holds payments, not the value of assets and debts. A statement of the lender would tell what is left; what was paid on loans can be told from here';
const NUMBERS = 'The ledger holds dates, amounts and names of payments, no numbers of cards, papers or parcels. The paper itself would tell';
const WHO = 'The ledger holds payments, not who in the house ordered or approved them. Your own records would tell';
const PEOPLE = 'The ledger holds dates, amounts and names of payments, nothing else about people. What you keep about them elsewhere would be needed';
const VISITS = 'The ledger holds payments, not who came. A booking system would tell; what customers paid can be told from here';
const DUE = 'There are no open invoices or bills here, only payments that were made: how long one waited cannot be told. A list of invoices with their due dates would tell';
const PRICE = 'The ledger holds what was paid, not what somebody asks for a thing. A price list or a quote would tell; what was paid to a name so far can be told from here';
const OPEN_BILLS = 'There are no open invoices or bills here, only payments that were made: what is still to be paid cannot be told. A list of open invoices and bills would tell';
const AGREED = 'The ledger holds the payments, not the contracts behind them. The contract itself would tell; what was paid so far can be told from here';
const RATE = 'The ledger holds payments, not how often something succeeds or is accepted. A job list or a booking system would tell';
const SERVICE = 'The ledger holds what a service cost, not how good it is. The provider would tell; what was paid for it can be told from here';
const UNITS = 'The ledger holds amounts of money, not weights or quantities. Delivery notes or a stock report would tell; what was paid for them can be told from here';
const INSPECTED = 'The ledger holds payments, not what an inspection found. The report of the inspection would tell';
const LAW = 'Tax and legal rulings need an adviser; the ledger shows only what was paid';
const WORKING = 'The ledger holds payroll payments but not people, hours or what each of them did. A payroll or till report by person would tell; what payroll cost can be told from here';
const TICKETS = 'The ledger holds payments, not the requests of customers. The system that they are kept in would tell';
const TIPS = 'The ledger holds amounts that were paid, not bills of single tables and their tips. A report of the till would tell';

/** How goods are weighed and measured. */
const MEASURED = '(?:kilos?|kilograms?|kgs?|lit(?:er|re)s?|gallons?|lbs?|ounces?|oz|pints?|quarts?|bushels?|crates?|sacks?|barrels?|cubic yards?)';
const AHEAD = 'That is about the future; answers here are computed from payments that were made. The forecast screen looks ahead';

export const OUTSIDE_THINGS: readonly OutsideWords[] = [
  { pattern: /\b(resale|book|market|trade in|scrap|residual|second ?hand|replacement) value\b/, missing: WORTH },
  { pattern: /\b(what|how much) (is |are |s )?(our|the|my|all) ([a-z]+ ){0,2}(equipment|machines?|machinery|van|vans|truck|trucks|car|cars|tools|building|vehicles?|gear|kit|furniture|property|ovens?|stock) (is |are |would be )?worth\b/, missing: WORTH },
  { pattern: /\bworth of (our|the|my) (equipment|machines?|machinery|vans?|trucks?|tools|building|vehicles?|furniture)\b/, missing: WORTH },
  { pattern: /\b(remaining|outstanding|unpaid) (principal|capital|debt|loan|loan balance|mortgage)\b|\b(principal|capital) (is |that is )?(remaining|outstanding|still to pay|left to pay|left)\b/, missing: OWING },
  { pattern: /\bwhen (is|are|will|does|do) ([a-z']+ ){0,4}(loan|mortgage|debt|van|truck|car|machine) (be |get )?(paid off|paid up|cleared|fully paid)\b/, missing: AHEAD },
  { pattern: /\b(is|are) party (going to|gonna|planning to|about to)\b/, missing: AHEAD },
  { pattern: /\b(card|policy|tracking|serial|registration|routing|reference|confirmation|passport|licen[cs]e plate|vat|tax|ein|membership) number\b(?! [a-z]*\d)/, unless: MONEY, missing: NUMBERS },
  // "What are the other photographers in town charging": of somebody else's customers.
  { pattern: /\bwhat (?:do|does|are|is|would|did) (?:all |most |any )?(?:of )?(?:the |our |my )?(?:other|others|rival|competing|local|neighbou?ring|nearby)(?: [a-z]+){1,6} (?:charg(?:e|es|ing)|ask(?:s|ing)? for|get(?:s|ting)? for|sell(?:s|ing)? (?:at|for|it|them)|pay(?:s|ing)? (?:their|per|an hour))\b(?! (?:us|me|to us)\b)/, missing: PRICE },
  { pattern: /\b(?:competitors?|competition|rivals?)\b.{0,40}\b(?:charg(?:e|es|ing)|prices?|rates?|pricing|fees?)\b|\b(?:prices?|rates?|pricing|fees?) (?:of|at|from|by|do|does|are) (?:the |our |my |other )*(?:competitors?|competition|rivals?)\b/, missing: PRICE },
  // "Who placed the largest order", "who signed up": customers do.
  { pattern: /\b(who|which person|which of us|which employee|which manager) (has |had |have )?(approved|authori[sz]ed|signed|signed off|countersigned|okayed|unlocked|opened)\b(?! (up|with|us|on))/, unless: /\b(most|largest|biggest|largest|how much|revenue)\b/, missing: WHO },
  { pattern: /\bwho (at|in|from) party (handles|looks|manages|takes|is|deals|works|answers)\b|\bwho (handles|manages|looks after) our account\b/, missing: PEOPLE },
  { pattern: /\b(how many|average|avg|mean|median|typical|number of) days\b(?! (in )?between\b).{0,40}\bto (pay|settle|clear)( (an?|the|our|us|their|his|its|all|up))*( (invoices?|bills?|claims?|statements?))?( \?)*$/, missing: DUE },
  { pattern: /\b(avg|average|mean|median|typical) age of (our|the|my|a)\b/, missing: PEOPLE },
  { pattern: /\b(e ?mail|mailing|phone|address) lists?\b/, unless: MONEY, missing: PEOPLE },
  { pattern: /\b(customers?|clients?|patients?|members?|guests?|tenants?|students?) (have |has |had |who |that )*(moved|switched|defected|gone over|gone|left us|left) (over )?(to|for) (another|a different|a rival|somebody else|someone else|the competition)\b/, missing: PEOPLE },
  { pattern: /\b(percent|percentage|share|proportion|how many|number|half) (of )?(our|the|my) (customers|clients|patients|members|guests|tenants|students) (are|is|were) (on )?(kids|children|seniors|women|men|male|female|married|adults|teenagers|teens|elderly|veterans|pensioners|retired|students|insured|uninsured|medicaid|medicare|vegan|vegetarian)\b/, missing: PEOPLE },
  { pattern: /\b(how many|number of) (?:[a-z]+ ){0,2}(members|students|pupils|subscribers|clients|customers|patients) (?:are |is |were |have |do |did )?(?:still |currently |now )?(?:on (?:autopay|auto ?pay|a plan|the waitlist|the waiting list|a trial|hold|file)|enrolled|signed up|sign up|registered|attending|attended)\b/, unless: MONEY, missing: PEOPLE },
  { pattern: /\b(attendance|attendees)\b(?! (software|systems?|apps?|trackers?|subscriptions?|fees?|clocks?|sheets?))|\b(how|is|are|was|were) (?:[a-z0-9]+ ){0,5}(well attended|fully booked)\b/, unless: MONEY, missing: VISITS },
  { pattern: /\bwho (is|are|was|s) (the|our|my|their|your) (?:[a-z]+ ){0,2}(contact|contacts|contact person|rep|reps|account manager|point of contact|representative)\b/, missing: PEOPLE },
  { pattern: /\b(fee|price|rate) (schedules?|list|lists|sheet|sheets)\b/, unless: MONEY, missing: PRICE },
  { pattern: /\b(acceptance|closing|attendance|response|click through|recall|rebooking|referral|vacancy|defect|reject|completion|success) rates?\b/, unless: MONEY, missing: RATE },
  { pattern: /\b(internet|download|upload|broadband|wi ?fi|connection) (speed|bandwidth)\b/, unless: MONEY, missing: SERVICE },
  // Open bills and the like: what is not paid leaves no row.
  { pattern: /\b(unpaid|unsettled|outstanding|overdue|open|pending) (bills?|invoices?|statements?|balances?|charges?) (from|with|at|to|of|for) party\b|\b(has|have|had|did)(?: party)+ (already |ever |yet )*(paid|pay|settled|settle|cleared|clear) (its|his|her|their|the|our|that|this) ((latest|last|newest|most recent|current|open|outstanding|overdue|[a-z]+) )?(invoices?|bills?)\b/, missing: OPEN_BILLS },
  // "Is Adobe's subscription annual or monthly".
  { pattern: /^(is|are|was|were) .*\b(annual|annually|yearly|monthly|quarterly|weekly) or (annual|annually|yearly|monthly|quarterly|weekly)\b/, unless: /\b(higher|lower|more|less|bigger|larger|smaller)\b/, missing: AGREED },
  { pattern: /\b(what|which|who|how) (do|does|did|is|are|all) (our|the|my|your|that|this) ([a-z]+ )?(insurance|policy|polic(?:y|ies)|warranty|coverage) (cover|covers|covering|include|includes|insure|protect)\b/, missing: AGREED },
  // Goods by weight and measure.
  { pattern: new RegExp(`\\b(?:how many|number of|total) (?:[a-z]+ )?(?:${MEASURED}|tons?|tonnes?|pounds?) of (?!(?:profit|revenue|sales|income|costs?|expenses|money|cash)\\b)[a-z]+`), unless: MONEY, missing: UNITS },
  { pattern: new RegExp(`\\b${MEASURED} of [a-z]+ (?:[a-z]+ )?(?:did (?:we|i) |have (?:we|i) |we |i |were |was )?(?:bought|buy|ordered|order|used|use|sold|sell|burned|burn|consumed|delivered|purchased|poured|received|gone through|go through)\\b`), unless: MONEY, missing: UNITS },
  { pattern: /\bhow many [a-z]+(?: [a-z]+)? (?:did|have|do|had) (?:we|i|they) (?:rent|rented|hire|hired|lend|lent|loan|loaned|lease|leased) out\b/, unless: MONEY, missing: UNITS },
  { pattern: /\bhow many (?:patients|pupils|students|tenants|residents|children|kids|dogs|animals) (?:do|did) (?:we|i) have\b/, unless: MONEY, missing: PEOPLE },
  // What somebody looked into and found.
  { pattern: /\b(?:score[ds]?|grade|rating|pass(?:ed)?|fail(?:ed)?|results?|outcome|say|said|find|found|flag(?:ged)?)\b.{0,40}\b(?:inspections?|inspectors?|health department|fire marshal)\b|\b(?:inspections?|inspectors?|health department|fire marshal)\b.{0,30}\b(?:score[ds]?|grade|rating|pass(?:ed)?|fail(?:ed)?|results?|outcome|say|said|find|found|flag(?:ged)?)\b/, unless: MONEY, missing: INSPECTED },
  { pattern: /\bis it (?:il)?legal\b|\bis it (?:lawful|against the law)\b/, missing: LAW },
  // Who in the house does it best, and who was away.
  { pattern: /\b(?:which|what|whose) (?:of our |of my )?(?:employees?|servers?|waiters?|waitress|bartenders?|cooks?|stylists?|barbers?|technicians?|mechanics?|salesperson|salespeople|sales reps?|reps?|cleaners?|crew members?|team members?|staff members?|workers?) (?:sells?|sold|brings? in|brought in|makes?|earns?|earned|books?|booked|upsells?|works?|worked|is|was|has|had) (?:the )?(?:most|best|fastest|slowest|least|highest|biggest|lowest|fewest|hardest)\b/, unless: /\b(?:we|i) (?:pay|paid)\b|\brent\b/, missing: WORKING },
  { pattern: /\bwho (?:has|had|gets|got|earns|earned|is on|draws) (?:the )?(?:highest|biggest|largest|lowest|smallest|best) (?:salary|wages?|paycheck|paycheque)\b/, missing: WORKING },
  { pattern: /\b(?:days|hours|weeks) of (?:sick leave|sick time|leave|vacation|pto|paid time off|overtime|absence)\b|\bsick leave (?:was|were|did|taken|days|hours)\b/, unless: /\b(?:spen[dt]|spending|costs?|pay|paid)\b/, missing: WORKING },
  { pattern: /\bwhat time (?:does|do|did|is|are|will)\b|\b(?:which|what) days? (?:is|are|was|were|will) (?:[a-z']+ ){1,4}(?:be )?(?:away|closed|open|off|out of office|in the office|working)\b/, unless: MONEY, missing: PEOPLE },
  { pattern: /\b(?:which|what) (?:invoices?|bills?) (?:(?:were|are|was|is|did) not (?:been |get )?(?:paid|settled)|have not been (?:paid|settled))\b/, missing: OPEN_BILLS },
  // Requests, tips and those who left without paying.
  { pattern: /\b(?:server|site|website|system|network) (?:uptime|downtime|outages?|availability|load)\b|\buptime\b/, unless: MONEY, missing: SERVICE },
  { pattern: /\b(?:support|help ?desk|trouble) tickets? (?:were |was |got |have been |are |did we |have we |we )?(?:still )?(?:closed?|opened|open|solved|resolved|answered|handled?|raised|filed)\b/, missing: TICKETS },
  { pattern: /\b(?:tip|tipping) (?:percentage|percent|rate)\b|\b(?:which|what|whose) (?:tables?|servers?|waiters?|guests?) tips?\b/, missing: TIPS },
  { pattern: /\bwalk(?:ed|s|ing)? out (?:on us )?without paying\b|\b(?:left|leaves?|leaving|ran off) without paying\b|\bdin(?:e|ed) and dash/, missing: OPEN_BILLS },
  // Who does it best, whoever they are; what others nearby ask for it; what lies on the shelf.
  { pattern: /\b(?:which|who|what) of (?:our|my|the) [a-z]+(?: [a-z]+)? (?:is|was|works|are) (?:the |my |our )?(?:fastest|slowest|quickest|laziest|hardest working|best at|smartest|neatest|sloppiest|most (?:reliable|skilled|productive))\b/, unless: MONEY, missing: WORKING },
  { pattern: /\b(?:shop|place|guys?|store|salon|firm|studio|kennel|gym|one|bakery|printer|garage|clinic|restaurant|cafe|competition) (?:down the (?:street|road|block)|next door|across (?:town|the street|the road)|around the corner|up the (?:street|road))\b/, unless: /\b(?:we|our|us|paid|spen[dt]|bought)\b/, missing: PRICE },
  { pattern: /\b(?:sheet|item|unit|bottle|box|case|piece|roll) count\b|\b(?:how (?:many|much)|count) .*\bon (?:the|our) (?:shelf|shelves|rack|racks)\b/, unless: MONEY_SPENT, missing: UNITS },
  { pattern: /^who (is|are|was|s)( party)+( \?)*$/, missing: PEOPLE },
];
