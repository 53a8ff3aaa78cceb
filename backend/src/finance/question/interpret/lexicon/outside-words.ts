/** Shapes of questions about what no ledger of payments holds: people and how to reach them, other businesses, opinions, contracts. Add a line to teach one. */

export interface OutsideWords {
  readonly pattern: RegExp;
  /** What the business itself paid or earned can be told all the same. */
  readonly unless?: RegExp;
  /** Only where no name of the ledger is in the question. */
  readonly withoutNames?: true;
  /** Only where no category of the ledger is in the question. */
  readonly withoutCategories?: true;
  /** The sentence that the user reads, without its full stop. */
  readonly missing: string;
}

const PEOPLE = 'staff|employees?|workers?|people|persons?|team members?|members of staff|nurses?|technicians?|drivers?|hygienists?|therapists?|teachers?|cooks?|chefs?|waiters?|servers?|stylists?|carpenters?|mechanics?|apprentices?|assistants?|receptionists?|installers?|colleagues?|freelancers?|contractors?|plumbers?|electricians?|painters?|designers?|developers?|bakers?|baristas?|bartenders?|groomers?|cleaners?|gardeners?|landscapers?|welders?|roofers?|tutors?|trainers?|instructors?|coaches|photographers?|writers?';
/** What is done with hands and machines, and what of it a ledger does count. */
const WORK = 'fit|fitted|install|installed|installation|repair|repaired|fix|fixed|replace|replaced|swap|swapped|service|serviced|deliver|delivered|build|built|bake|baked|brew|brewed|cook|cooked|groom|groomed|print|printed|bind|bound|mow|mowed|mown|paint|painted|clean|cleaned|wash|washed|plant|planted|pour|poured|sew|sewn|assemble|assembled|produce|produced|manufacture|manufactured|design|designed|launch|launched|haul|hauled|tow|towed';
/** Of it what is said of the things themselves: "books bound". */
const MADE = WORK.split('|').filter((word) => /(ed|bound|built|mown|sewn)$/.test(word)).join('|');
const COUNTED = 'months?|weeks?|days?|quarters?|years?|times|payments?|invoices?|transactions?|orders?|bills?|checks?|cheques?|refunds?|deposits?|charges?|purchases?|entries|rows?|lines?|expenses?|sales|vendors?|suppliers?|customers?|clients?|dollars?|euros?|pounds|percent';
const OTHERS = '(?:other|another|rival|competing|neighbou?ring|nearby|local|most|similar|comparable|average|typical)';
const MONEY = /\b(how much|spen[dt]|spending|costs?|costing|pay|pays|paid|paying|revenue|income|expenses?|bills?|payments?|charges?|transactions?|invoices?|total|marketing|campaigns?|software|subscriptions?)\b/;
const CONTACT = 'The ledger holds dates, amounts and names of payments, no addresses, numbers or other details of people. Your address book would tell';
const HEADS = 'The ledger holds payroll payments but not people or hours. A payroll report with names and hours would tell; what payroll cost can be told from here';
const MARKET = 'The ledger holds only your own payments, nothing about other businesses and their prices. Figures of a trade association would be needed to compare with';
const OPINION = 'The ledger holds payments, not what people think or how they work. A survey or your own notes would tell';
const DUE = 'There are no open invoices or bills here, only payments that were made: how long one waited cannot be told. A list of invoices with their due dates would tell';
const OPEN = 'There are no open invoices or bills here, only payments that were made: what is still owed cannot be told. A list of open invoices and bills with their due dates would tell';
const TERMS = 'The ledger holds the payments, not the contracts behind them. The contract itself would tell; what was paid so far can be told from here';

/** Words of these questions that are often misspelt. */
export const OUTSIDE_SPELT: readonly string[] = ['productive', 'reliable', 'address', 'competitor', 'employee', 'satisfied', 'therapist', 'technician', 'popular'];

/** What was paid so far, or is paid again and again. */
const PAID_SO_FAR = /\b(did|20\d\d|last|since|on average|so far|this (year|month|quarter|week)|usually|normally|typically|generally|(a|an|per|each|every) (day|week|month|quarter|year)|monthly|weekly|quarterly|yearly|annually)\b/;
const PRICE = 'The ledger holds what was paid, not what somebody asks for a thing. A price list or a quote would tell; what was paid to a name so far can be told from here';
const OWN_PRICE = 'The ledger holds what came in, not what you ask for a thing. Your own price list would tell; what a customer paid can be told from here';
const UNITS = 'The ledger holds amounts of money, not units or stock. A sales or stock report with items and quantities would tell; revenue by customer or category can be told from here';
const PAPERS = 'The ledger holds payments, not the papers they were made for and how long those are good. The paper itself would tell';
const LAW = 'Tax and legal rulings need an adviser; the ledger shows only what was paid';
const AHEAD = 'That is about the future; answers here are computed from payments that were made. The forecast screen looks ahead';
const THINGS = 'The ledger holds payments, not the things that were bought or how they are: sizes, colours, places or delivery times. An order, a delivery note or the seller would tell; what was paid can be told from here';
const VISITS = 'The ledger holds payments, not visits, calls or enquiries. Your website, telephone or booking system would tell; what customers paid can be told from here';
const WORKED = 'The ledger holds payments, not how much work was done or how many pieces were made. A job list or a booking system would tell; what it brought in or cost can be told from here';

const ACTS = 'Nothing can be paid, sent or booked from here; what was paid and received so far can be told';
const TIMES = 'The ledger holds payments, not how long work takes or who is on duty. A booking system or a rota would tell';
const ASKED_OF_YOU = '(?:(?:please|kindly|can|could|would|will|you|just|now) )';
const CURRENCIES = '(?:pounds?|dollars?|euros?|sterling|yen|pesos?|usd|gbp|eur|cad|aud)';

export const OUTSIDE_WORDS: readonly OutsideWords[] = [
  // What somebody is to do.
  { pattern: new RegExp(`^${ASKED_OF_YOU}*(?:pay|settle) (?!for\\b)(?:off )?(?:the |our |my |this |that )?(?:[a-z&]+ ){0,3}(?:bills?|invoices?|party|rent|taxes|it|them)(?: (?:for (?:me|us)|now|today|tomorrow|asap|please))*(?: [.!])?$`), missing: ACTS },
  { pattern: new RegExp(`^${ASKED_OF_YOU}+(?:email|text|phone|ring|call|message|invoice|chase|remind|notify|contact) (?!me\\b|us\\b|up\\b|it\\b|the (?:revenue|total|figures?)\\b)(?:the |our |my |an? )?[a-z]+`), unless: /\b(revenue|sales|expenses?|profit|figures?|numbers?|list|report|summary|totals?|how much|what|how many)\b/, missing: ACTS },
  // Who works when, and how long things take.
  { pattern: /\b(call(ed|s)?|phoned) in sick\b|\b(off|out|on leave) sick\b|\b(is|are|was|were) (scheduled|rostered|on (the )?(rota|roster|schedule|shift|duty))\b/, missing: TIMES },
  { pattern: /\b(bookings?|appointments?|reservations?|sessions?|tables?|rooms?) (that (are|were) |are |were )?(booked|scheduled|reserved|lined up) (for|on|this|next)\b/, missing: TIMES },
  { pattern: /\b(wait|waiting|turnaround|response) times?\b/, missing: TIMES },
  // Who works here no more.
  { pattern: /\b(who|which (people|person)|(did|has|have) (any ?one|any ?body|some ?one|some ?body)) (all )?(has |have |had )?(quit|quits|resign|resigned|retire|retired|(leave|left|joined|join) (the|our) (company|firm|business|team|staff|crew|practice))\b(?! (paying|buying|ordering|using))/, missing: HEADS },
  // Sizes, keys and numbers of things.
  { pattern: /\b(square|party) (foot|footage|feet|met(er|re)s?|yards?)\b|\bfloor (area|space)\b/, unless: /\b(rent|cost|spend|spent|pay|paid)\b/, missing: 'The ledger holds payments, not how large a place is. The lease would tell' },
  { pattern: /\b(wifi|wi - fi|login|alarm|door) (password|passcode|passwrd|code)\b|\bwhat(s| is)? (the |our |my )?(password|passcode|ein|tax id|vat number|barcode|bar code|sku)\b/, missing: CONTACT },
  { pattern: new RegExp(`\\b${CURRENCIES} (?:to|into|against|vs) (?:the |a )?${CURRENCIES} (?:exchange )?rate\\b`), missing: 'Exchange rates come from a bank or a market; the ledger holds only payments' },
  { pattern: /\b(return on ad(vertising)? spend|roas)\b/, missing: 'The ledger holds what advertising cost, not which sale came of it. The figures of the advertising account would tell' },
  { pattern: /\b(loyalty|reward) (points?|balance)\b/, missing: 'The ledger holds payments, not points. The till or the loyalty system would tell' },
  { pattern: /\bunit (price|cost)s? of\b|\bprice of (one|an?|a single|each) (single )?(box|case|bag|bottle|can|kilo|kilogram|pound|lit(re|er)|pallet|roll|pack|piece|unit|crate|carton|dozen|ream|cup|pint|keg)\b/, unless: PAID_SO_FAR, missing: PRICE },
  // What the law asks.
  { pattern: /\b(whether|does|do|if|did)\b.*\b(tax|taxes|duty|vat|gst|levy)\b.*\b(apply|applies) to (me|us|our|my)\b|\b(is|are) there (an? |any )?([a-z]+ )?(tax|taxes|duty|levy) (that |which )?(i|we) (need|have|ought|are obliged) to pay\b(?!.*\b(20\d\d|last|ago|so far)\b)|\b(must|should|shall) (the |an? |any )?([a-z]+ )?(tax|taxes|duty|vat) be paid (on|for)\b|\b(is|are|does|do|must|should|will)\b.*\b(taxed|taxable)\b|\btaxed or (not|untaxed)\b|\b(can|could|may|might) (we|i) (deduct|claim|write off|expense)\b.*\b(tax purposes|for tax|tax return|tax bill|(on|against|from) (our|my|the) tax(es)?)\b/, missing: LAW },
  // How to reach somebody.
  { pattern: /\b(number|address|line|extension) (can|could|do|would|should|to) (i |we )?(call|ring|contact|phone|dial)\b|\b(number|address|line|extension) (can|could|do|would|should|to) (i |we )?reach(?= (the |our |my )?(party|him|her|them)\b| (the|our|my) [a-z]+ (on|at)\b|( on| at)?( [?.!])*$)|\bhow (can|do|could|would) (i|we) (reach(?= (the |our |my )?(party|him|her|them)\b|( [?.!])*$)|contact|phone|ring|get hold of|get in touch with)\b/, missing: CONTACT },
  // What is still to be paid.
  { pattern: /\b(claims?|invoices?|bills?|statements?)\b.*\b(not (been |yet been )?paid (yet|so far|to date)|not yet (been )?paid|(still |are )waiting (on|for)|waiting to be paid)\b|\b(did|have|has|do|does) not (pay|paid|settle|settled) yet\b|\bin debt (to|with) us\b/, unless: /\b(we|i) (have|did|do|had) not (pay|paid)\b/, missing: OPEN },
  { pattern: /\b(going to|gonna|will|shall) (owe|have to owe)\b/, missing: AHEAD },
  // What was made.
  { pattern: new RegExp(`\\b(?:number of|amount of|quantity of|count(?: up)? the|how many) (?!(?:[a-z]+ ){0,2}(?:${COUNTED}|revenue|income|profit|money|cash|spending|costs?)\\b)(?:[a-z]+ ){1,2}(?:that |which )?(?:did |have )?(?:we |i |they )(?:have |had )?(?:${WORK})\\b`), unless: MONEY, missing: WORKED },
  { pattern: new RegExp(`^(?:the |our |my )?(?!(?:${COUNTED})\\b)[a-z]+ (?:${MADE}) .*, how many( \\?)*$`), unless: MONEY, missing: WORKED },
  // What people think.
  { pattern: /\bhow (do|does|did|would|have|has) ([a-z]+ ){1,3}(rate|rated|review|reviewed|judge|judged|perceive|recommend) (us|our)\b/, missing: OPINION },
  // What others ask.
  { pattern: /\b(typically|usually|normally|generally|commonly)? ?(charge|charges|cost|costs|earn|earns|pay|pays|ask|asks) (out there|elsewhere|on the market|in the market|on the open market)\b/, missing: MARKET },
  // What is still to come.
  { pattern: /\b(in|for|over|during) (the|this) (coming|upcoming) (spring|summer|autumn|fall|winter|season|months?|quarter|year)\b|(?<!\b(?:is|was|are|were) )\bthe (spring|summer|autumn|fall|winter|months?|quarter|year|season) ahead(?! of)\b/, unless: /\b(if|suppose|supposing|assume|assuming|would|last|survive|runway|hire|raise|cut|renew|renews|renewing|recurring|subscriptions?)\b/, missing: AHEAD },
  { pattern: /\b(late|tardy|behind|slow|delayed|overdue) (with|on|in|about) (their|his|her|its|the|a|any|making|paying) ?(rent |last |monthly )?(payments?|bills?|invoices?|money|dues|fees|instal?ments?|paying)?\b|\b(payments?|invoices?) (that |which )?(was|were|came|come|arrived|has been|have been|is|are) (in late(?! (20\d\d|this|last|next|summer|spring|autumn|fall|winter|q[1-4]|(jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*)\b)|in overdue|late|overdue)\b|\b(any|how many|which|the|have) late (payments?|payers?)\b(?! (fees?|charges?|penalt))/, unless: /\b(we|i) (were|was|are|am|been|have been|get|got) (ever )?(late|tardy|behind|slow)\b|\blate (in|at) the\b/, missing: DUE },
  { pattern: /\b(invoices?|bills?)\b.*\bshould (have |ve )?(already )?been (paid|settled)\b(?! (from|out of|with)\b)/, missing: DUE },
  { pattern: /\b(slow(est)?|fast(est)?|quick(est)?|late|latest|prompt(est)?|punctual|tardy|tardiest) (pay(er|ers|ing)|to (pay|settle))\b|\b(pays?|paying|settles?) (us |me |up |(their|our|its) (bills?|invoices?) |the )*(the )?(slow(est|ly|er)?|fast(est|er)?|quick(est|ly|er)?|late(st|r)?|prompt(ly)?|punctual(ly)?|on time|in time)( ?\?)*$|\b(who|which( of (them|these|those|the two))?) (usually |generally |normally )?(pays|settles) (us |up )?(the )?(slow|fast|quick)(er|est|ly)( ,)? (party|of)\b|\b(takes?|taking|took) (the )?(long|longer|longest|ages|forever) (to|in) (pay|settle)\w*/, missing: DUE },
  { pattern: /\bhours (has|have|did|does|do) (party|he|she|they)\b|\b(party|their|his|her) hours\b/, unless: /\b(paid|pay|pays|cost|costs|spent|spend|revenue|income|bill|bills)\b/, missing: HEADS },
  { pattern: /\bparty\b.* (any good|good [a-z]+ or not|good or bad)\b|\bparty( [a-z]+)? (is )?one of the (good|better|bad) [a-z]+$/, unless: MONEY, missing: OPINION },
  { pattern: /\b(number of|how many|count( up)?( of)?) (the |our )?([a-z]+ )?(class|classes|lesson|lessons|sessions|workshops|courses)\b.*\b(held|hold|run|ran|given|give|gave|taught|teach|hosted|host)\b/, unless: MONEY, missing: 'The ledger holds payments, not what was held or taught. A calendar or a booking system would tell; what it brought in can be told from here' },
  { pattern: new RegExp(`\\b(?:how many|number of) (?!(?:[a-z]+ ){0,2}(?:${COUNTED})\\b)(?:[a-z]+ ){1,3}(?:did|have|do|has|had|were|was|that) (?:we |i |they |the (?:team|crew|guys|shop) )?(?:been )?(?:${WORK})\\b`), unless: MONEY, missing: WORKED },
  { pattern: /\bhow (far|much|low) (could|can|may|might|would) .*\b(fall|drop|go down|decline|shrink|lose)\b.*\bbefore\b/, missing: 'At which sales nothing is left is not worked out here. Suppose a size and it can be told: what if sales fall 20 %' },
  { pattern: /\b(e ?mails?|phone|mobile|cell|telephone|fax|whatsapp|extension)( (numbers?|no|address|addresses|contact|id))?( is| are)?( ?\?)*$/, unless: MONEY, missing: CONTACT },
  { pattern: /\b(phone|mobile|cell|telephone|fax|contact) (numbers?|no|details|info|information)\b|\b(e ?mail|postal|mailing|street|home|billing|delivery) address(es)?\b|\baddress of\b|\b(e ?mail|phone number|mobile|contact) (of|for)\b/, unless: MONEY, missing: CONTACT },
  { pattern: /\b(other|another|every|each|all)\b(?: [a-z]+){0,2} (business(es)?|company|companies|practices?|firms?|clinics?|shops?|users?|accounts?|owners?|tenants?|organi[sz]ations?) (on|in|of|using|with) (this|the|your) (platform|system|server|service|software|database|program|product)\b/, missing: 'Answers come only from your own ledger; nothing about other accounts or the system can be shown' },
  { pattern: /\b(bank|account|card|payment|login|sign ?in) (details|credentials|numbers?)( of| for| from)\b.*\b(others?|another|every(body|one)?|all the)\b/, missing: CONTACT },
  { pattern: /\b(wi ?fi|alarm|door|safe|login|card) (code|key|combination|password|pin)\b/, missing: CONTACT },
  { pattern: new RegExp(`\\b(?:how many|number of|headcount of|count of) (?:of our |our |the |full time |part time )?(?:${PEOPLE})\\b.*\\b(?:work|works|working|employed?|employ|on (?:the|our) (?:team|staff|crew|books|floor)|on staff|do we have|have we got|are there|are we|in (?:the|our) (?:team|crew|company|business|firm|shop))\\b`), unless: /\b(paid|pay|payments?|payroll|contractors?|freelancers?)\b/, missing: HEADS },
  { pattern: /\bhow (big|large) is (our|the|my) (team|staff|crew|workforce)\b|\bhow many of us\b/, missing: HEADS },
  { pattern: /\b(leases?|contracts?|polic(y|ies)|permits?|licen[cs]es?|warrant(y|ies)|agreements?|domains?|certificates?)\b.*\b(expires?|expiring|expired|expiry|expiration)\b|\b(expiry|expiration) (date )?(of|for)\b/, missing: 'A ledger of payments does not say until when a contract runs. It can tell when each of its payments was made' },
  { pattern: /\b(which|what|who|any|anyone|anybody)\b.*\b(in town|around here|nearby|in the area|down the road|on the market|out there)\b.*\b(better|cheaper|faster|bigger|nicer|more popular) .*\bthan (us|we|ours|mine)\b/, missing: MARKET },
  { pattern: /\b(across the street|next door|down the street|around the corner)\b.*\b(pay|pays|make|makes|earn|earns|charge|charges|sell|sells)\b/, unless: /\b(we|us)\b/, missing: MARKET },
  { pattern: /\b(undercut|undercuts|undercutting|undercutted)\b/, missing: MARKET },
  { pattern: /\b(cheaper|dearer|pricier|costlier|busier|bigger|better|worse|less expensive|more expensive|costing more|costing less|more profitable|less profitable|charge more|charges more|charge less|charges less|more popular|earn more|make more|making more|doing better) than (us|ours|we)\b/, missing: MARKET },
  { pattern: /\b(do|are|is|am) (we|i|our (prices|rates|fees))\b.* than (the (market|competition|others?|next|average)|others?|everyone else|our neighbou?rs?|anyone else|(the )?[a-z]+ (next door|across|down|around|nearby|in town))\b/, missing: MARKET },
  { pattern: new RegExp(`\\bour (?:prices|rates|fees|margins?)\\b.*\\b(?:market|competitors?|competition|others?|industry|${OTHERS} [a-z]+|elsewhere)\\b`), missing: MARKET },
  { pattern: new RegExp(`\\b(?:do|does|are|is|what|how much|how) (?:do |does |are |is |would )?(?:the |an? |any )?${OTHERS} (?:[a-z]+ ){0,2}(?:[a-z]+) (?:around here |in [a-z]+ |nearby |next door )?(?:charge|charges|earn|earns|cost|costs|ask|asks|cheaper|pay their|make)\\b`), unless: /\b(us|we|our|ours|my|cost|costs|expenses?|months?|transactions?|payments?|sales?|weeks?|quarters?|days?|years?)\b/, withoutNames: true, missing: MARKET },
  { pattern: new RegExp(`\\b(?:who|which|what|whose)\\b.*\\b(?:${PEOPLE}|team|crew)\\b.*\\b(?:hardest|best|fastest|quickest|slowest|laziest|worst|better|tidiest|neatest|cleverest|smartest|sloppiest|(?:most|least) (?:productive|reliable|skilled|efficient|popular|valuable|punctual))\\b|\\b(?:hardest|best|fastest|quickest|slowest|laziest|worst|nicest|friendliest|tidiest|neatest|cleverest|smartest|sloppiest) (?:${PEOPLE}|person)\\b`), unless: /\b(paid|pay|earn\w*|cost|costs|got|received?|gets?|money|spent|spend|payments?|charge[ds]?|expensive|contractors?|freelancers?)\b/, missing: OPINION },
  { pattern: /\b(think|thinks|thought|feel|feels|say|says|saying|opinion) (of|about) (us|our|me|the (service|food|place|shop|team|work|product|clinic|practice))\b|\b(customers?|clients?|patients?|guests?|members?|people|buyers?) (are |is |were |being )?(really |actually |still )?(happy|unhappy|satisfied|dissatisfied|pleased|content|loyal|angry|like us|love us|hate us|like it|recommend us|trust us)\b|\b(reputation|word of mouth|feedback|testimonials?)\b/, missing: OPINION },
  { pattern: /\b(see|sees|saw|seen|seeing|treat|treats|treated|serve|serves|served|groom|grooms|groomed|teach|teaches|taught) the (most|fewest) (patients|customers|clients|guests|people|animals|pets|dogs|cats|diners|students|pupils|kids|cases)\b/, missing: OPINION },
  { pattern: /\b(are|is|were) (our |the |my )?(customers?|clients?|patients?|guests?|members?|buyers?|staff|employees|team) (happy|unhappy|satisfied|dissatisfied|pleased|content|loyal|motivated)\b/, missing: OPINION },
  { pattern: /\bwhen (does|do|will|is) (our|my|the) ([a-z]+ ){0,3}(lease|contract|warranty|licen[cs]e|policy|agreement|registration|guarantee) (end|ends|expire|expires|run out|runs out|up|renew|due|finish|lapse)\b|\b(when|date|day)\b.*\b(lease|contract|warranty|policy|agreement)( (that|which))?( (we|i) (have|hold|signed))? (is )?(up|over|ends?|runs? out|lapses?|expires?)\b|\b(lease|contract|warranty|policy|agreement) (end|termination|renewal) date\b|\b(notice period|expiry date|renewal date)\b/, missing: TERMS },
  // What something costs at somebody's, which no payment of ours tells: "what does Acme charge for a boiler". What we pay each time can be told.
  { pattern: /\b(what|how much) (do|would|should) (we|i) charge for (an?|one|each|every) [a-z0-9]/, unless: PAID_SO_FAR, missing: OWN_PRICE },
  { pattern: new RegExp(`\\b(?:what|how much) (?:do|does|would) (?:[a-z']+ ){1,4}charge (?:us |you |me )?for (?:an?|one|each|every) (?!(?:[a-z]+ )?(?:${COUNTED}|month|week|day|quarter|year|visit|session|trip|stop|run|delivery|deliveries|load|fill|service|subscription|membership|policy|licen[cs]e|plan|clean|typical|average|normal|usual|whole|single)\\b)[a-z0-9]`), unless: PAID_SO_FAR, missing: PRICE },
  { pattern: new RegExp(`\\bhow many (?!(?:[a-z]+ ){0,3}(?:${COUNTED})\\b)(?:[a-z0-9-]+ ){1,4}(?:did|have|had|do) (?:we|i) (?:sell|sold|ship|shipped)\\b`), unless: MONEY, withoutCategories: true, missing: UNITS },
  { pattern: /\bhow many (orders|parcels|packages|boxes|pallets|items) (did|have|has|had|do|does) [a-z ]{1,30}\b(ship|shipped|pack|packed|dispatch|dispatched|fulfil|fulfill|fulfilled)\b/, unless: /\b(pay|paid|cost)\b/, withoutNames: true, missing: UNITS },
  // How long a paper of somebody's is good.
  { pattern: /\bwhen (does|do|will|is|did) ([a-z']+ ){1,8}(certificates?|certification|accreditation|permit|visa|passport|warranty|guarantee|registration|licen[cs]e) (be |have )?(end|ends|expire|expires|expired|expiring|run out|runs out|ran out|up|renew|due|finish|lapse|lapsed)\b/, missing: PAPERS },
  // What somebody bought, how big it is and how soon it comes.
  { pattern: /\blead times? (on|for|of|at|from)\b|\bsquare (footage|metres?|meters?) of\b|\b(what|which) colou?r (is|are|was|were|did|does|of)\b|\b(tire|tyre|filter|blade|belt|screw|pipe) sizes?\b/, unless: MONEY, missing: THINGS },
  // "What size was our largest deposit" asks for an amount.
  { pattern: /\b(what|which) size (did|do) (we|i) (buy|order|get)\b/, unless: /\b(average|mean|median|typical|typically|usual|usually|normal|largest|biggest|smallest|highest|lowest|deposits?|sales?|refunds?|loans?|discounts?|orders|payroll|payments?|invoices?|bills?|revenue|income|expenses?)\b/, missing: THINGS },
  { pattern: /\bwhat (is|are|do|does) (an? |the )?[a-z0-9]+( [a-z0-9]+){0,2} (going|go|goes) for at\b/, missing: PRICE },
  { pattern: /\bwhat (is|are|do|does) (an? |the )?[a-z0-9]+( [a-z0-9]+){0,2} (going|go|goes) for (these days|right now|now|today)/, withoutNames: true, missing: PRICE },
  // Who came, called or looked.
  { pattern: /\b(website|web site|site|webpage|online) (visits?|visitors?|traffic|hits|page views)\b|\bhow many (people|customers|clients|patients|guests|callers|leads) (called|phoned|rang|emailed|texted|wrote|enquired|inquired)\b(?! .*\b(paid|bought|ordered)\b)/, unless: MONEY, missing: VISITS },
  { pattern: /\b(zip|postal|post) ?codes?\b/, missing: CONTACT },
  // What was signed and how long it runs, what a card allows.
  { pattern: /\b(our|my|the) (lease|contract|policy|agreement|warranty)( (on|for|with) (the |our |my )?[a-z]+( [a-z]+)?)? (is up|is over|runs out|expires|ends|is due)\b(?=.*\b(is not it|right|no)\b( \?)?$)|\b(sign|signed|signing) (the|our|a) (contract|lease|agreement|papers)( already| yet)?( ,)? (did|have|has) (not )?(it|they|he|she|we)\b/, unless: MONEY, missing: TERMS },
  { pattern: /\b(credit limit|limit of credit|line of credit limit|card limit)\b|\bcredit limits? (on|of|for)\b/, unless: /\b(increase|interest|fees?|spen[dt]|paid|pay)\b/, missing: TERMS },
  { pattern: /\b(backlog|order book) (of|in|by)\b|\b(signed|open) (contracts|orders) (in dollars|in euros|in total|backlog)\b/, missing: OPEN },
  { pattern: /\b(franchise |sales |income |property )?(tax|vat|gst) (threshold|thresholds|exemption limit|bracket|brackets)\b/, missing: LAW },
  { pattern: /\bhow many ([a-z]+ ){0,2}(projects?|jobs?|remodels?|builds?|installs?|cases|repairs) (did|have|had|do) (we|i) (complete|completed|finish|finished|wrap up|wrapped up|hand over|handed over)\b|\b(number of )?(projects|jobs) (we|i) (completed|finished)\b|\bhow many ([a-z]+ ){0,2}(projects?|jobs?) (we|i) (completed|finished)\b/, missing: WORKED },
  { pattern: /\b(average |how many )?(days|weeks|hours) (to|it takes to|it took to|does it take to|did it take to|do we need to) (finish|complete|build|deliver|do) (an?|the|one|our)\b|\btakes? us (about |around |roughly )?(\d+|[a-z]+) (days|weeks|hours)( each| apiece)?( ,)? (do|does|did) not (they|it)\b/, unless: MONEY, missing: WORKED },
];
