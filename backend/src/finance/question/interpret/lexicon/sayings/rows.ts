/** Single payments: when they were, what is usual for them, which come again and again, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const ROW_SAYINGS: readonly Saying[] = [
  // The day of the last or the first.
  ['(,|-|:|;|.) (remind me of|tell me|give me|i need|what is|what was|do you have|remind me what) (the|its) date (was|that was|again|) $', ', when was that'],
  ['(that|which) (fell|landed|came|came in|hit|posted|cleared|arrived) on (a|the|) <weekdayname>', 'on <weekdayname>'], ['(falling|landing|posting|arriving) on (a|the|) <weekdayname>', 'on <weekdayname>'],
  ['(when|what day|which day|on what day|on which day|what date|which date) (was|did) (the|our) … loan (proceeds|money|funds|cash) (paid out|land|arrive|come in|pay out|come through|get paid out|disbursed|received|hit|reach|show up|get in) (in|into|on|) (our|the|) (bank|) (account|)', 'when did we receive the … loan proceeds'], ['(when|what day|which day|on what day|on which day|what date|which date) (was|did) (the|our) loan (proceeds|money|funds|cash) (paid out|land|arrive|come in|pay out|come through|get paid out|disbursed|received|hit|reach|show up|get in) (in|into|on|) (our|the|) (bank|) (account|)', 'when did we receive the loan proceeds'],
  ['(what|which) (was|is) the (last|latest|most recent|final) (day|date|time) (that|when|on which|) (we|i|they)', 'when did we last'], ['(what|which) (was|is) the (very|) (first|earliest) (day|date|time) (that|when|on which|) (we|i|they)', 'when did we first'],
  ['^ (the|) (last|latest|most recent|final) (day|date) (that|when|on which|) (we|i)', 'when did we last'], ['^ (the|) (very|) (first|earliest) (day|date) (that|when|on which|) (we|i)', 'when did we first'],
  ['(what|which) (was|is) the (last|latest|most recent|final) (day|date) (that|when|on which)', 'when was the last time'],
  ['(when|since when) did (we|i) (switch|move|change|go over|migrate) (over|) to', 'when did we first pay'], ['(when|since when) did (we|i) (sign up|join|subscribe) (with|for|to|)', 'when did we first pay'],
  ['(what|which|in what|in which) (day|date|month|year) did … stop', 'when did … stop'],
  ['^ (the|) (last|latest|most recent|final) (day|date|time) (that|when|on which|) … (paid|pay|sent us|ordered|bought)', 'when did … last pay'], ['^ (the|) (very|) (first|earliest) (day|date|time) (that|when|on which|) … (paid|pay|sent us|ordered|bought)', 'when did … first pay'],
  ['(list|show|show me|give me|pull up|list me) (everything|all|all that|everything that) (we|i) (have|ever|have ever|) (paid|bought)', 'list all payments we paid'],
  ['how much did … (lend|loan|advance) us (and|,) when', 'when did we receive the loan proceeds from …'],
  // What the last one came to.
  ['(how much|what) (did|does) … (charge|bill|cost|invoice) (us|) (the|) last time', 'how much was the last bill from …'], ['(how much|what) did … pay (us|) (the|) last time', 'how much was the last payment from …'],
  ['(how much|what) (was|were) … (charging|billing|costing) (us|) when (it|they|that|we) (stopped|ended|finished|quit|cancelled|left)', 'how much was the last bill from …'],
  ...['premium', 'payment', 'bill', 'charge', 'invoice', 'price', 'fee', 'rent', 'rate', 'subscription'].map((row): Saying => [`${row} latest $`, `latest ${row}`]),
  ['subscriptions (do we have|have we got|are there|do i have) (and|,|-) (what|how much) (do they|does each|do these|they|does each of them|each) (cost|costs|come to|charge) (us|) (each|now|a month|per month|each month|every month|) $', 'subscriptions do we pay every month'],
  // What it came to, however often.
  ['(,|:|-|;|) how many and (how much|what total|what sum|for how much|what did they cost|what do they come to)', ', how many'], ['(and|, and|&) how much (altogether|in total|in all|all together|together|did they come to|do they come to|did that come to|did they cost|were they worth|is that) $', ''],
  ['(,|:|-|;|) (number|count|quantity) and (total|sum|amount|value|total amount|total value|sum total|how much) $', ', how many'], ['(,|:|-|;|) (total|sum|amount|value) and (number|count) (of them|) $', ', how many'],
  ['(start|starting|begin) date', 'first payment date'], ['when … (began|commenced)', 'when … started'],
  ['(the|) most recent (time|occasion) (that|when|)', 'the last time'], ['most recently', 'last'], ['(the|our|their|his|her|its|a) final (invoice|) <rowword>', 'the last <rowword>'], ['final <rowword> (from|to|by|of|for|on)', 'last <rowword> to'],
  ['(i|we) (have|had|) (since|) (cancelled|canceled|ditched|dumped|binned|scrapped) … , when', '… , when'], ['(that|which|) (i|we) (have|had|) (since|) (cancelled|canceled|ditched|dumped|binned|scrapped) , when', ', when'],
  ['(from|since) (when|what date|what day|which date|which day) (on|) (have|has|did|do|are|is)', 'since when do'], ['since (what|which) (date|day)', 'since when'], ['from (when|what date|what day|which date) $', 'since when'], ['(became|become|becomes) (a|our|) (client|customer)', 'first pay us'], ['(when|what day|which day) did … (become|became) (a|our|) (client|customer)', 'when did … first pay us'],
  ['(bought|purchase|purchased|buying) date', 'date we bought'], ['(date|day) (of|) (the|) purchase', 'date we bought'], ['(when|what day|which day|on what day|on which day) (was|were) … (bought|purchased|acquired)', 'when did we buy …'], ['(,|) when (was|were) (it|that|this|they) (bought|purchased|acquired)', 'when did we buy'],
  ['(when|what day|which day) (was|did) (the|our) … loan (paid out|land|arrive|come in|pay out|come through|get paid out|disbursed|received)', 'when did we receive the … loan proceeds'], ['when (was|did) (the|our) loan (paid out|land|arrive|come in|pay out|come through|get paid out|disbursed|received) (to us|)', 'when did we receive the loan proceeds'], ['(give|gave|lend|lent|grant|granted) us (that|the|our|a) (loan|money|credit)', 'loan proceeds'], ['loan (deposit|payout|drawdown|disbursement) date', 'when did we receive the loan proceeds'], ['(last|lastly|latest) (billed|charged|invoiced|paid) on $', 'when was the last payment'],
  ['(pay run|payroll run|pay day)', 'payroll run'],
  ['(,|) (meeting|appointment|call|lunch) with … <weekdayname> $', ''], ['(as it stands|as things stand) (today|now|)', 'right now'],
  // The file is what was uploaded.
  ['(that|which|) (i|we) (have|just|) (uploaded|imported|loaded) !<uploaded>', ''], ['did (i|we) (upload|import|load) !<uploaded>', 'are there'],
  // What was handed over.
  ['<books> (that|which|) (i|we) (just|have|have just|) (sent|sent in|sent you|gave you|given you|handed over|attached|provided|put in|fed you|added)', '<books>'],
  // Bought again.
  ['(reorder|reordered|reordering|restock|restocked|restocking|stock up|stocked up|stocking up) from', 'order from'], ['(reorders|restocks) from', 'orders from'],
  // Payments of a size.
  ['(anything|everything) <bound> #1', 'list all transactions <bound> #1'], ['(anything|everything) (bigger|larger|greater|higher) than #1', 'list all transactions more than #1'], ['(anything|everything) (smaller|lower|cheaper) than #1', 'list all transactions less than #1'],
  // What came in.
  ['(payment|deposit|receipt|amount|sum) (that is|) coming in', 'incoming payment'], ['(payments|deposits|receipts|amounts|sums) (that are|) coming in', 'incoming payments'], ['payment (that|which|) (arrived|arriving|landed|landing|came in|reached us)', 'incoming payment'], ['payments (that|which|) (arrived|arriving|landed|landing|came in|reached us)', 'incoming payments'],
  // A retainer is a row, too.
  ['(the|our|) final (retainer|fee|premium|commission|royalty|donation|grant|instalment|installment) (from|of|by|to|for)', 'the last payment from'],
  ['(final|very last|last ever) <rowword>', 'last <rowword>'], ['the (final|very last|last ever) !<time> … <rowword>', 'the last … <rowword>'],
  // Charged to the card.
  ['(take|takes|took|taken|taking) off (the|our|my) (credit|debit|company|) (card|account|visa|amex|mastercard)', 'charge us'], ['(take|takes|took|taken|taking) (out of|from) (the|our|my) (bank|checking|) account (each|every|per|a) month', 'charge us each month'],
  // What is usual.
  ['(the|a|our|) usual (amount|sum|size)', 'the average payment'], ['(the|our|my|all the|) usual (figures|numbers|stats|summary|report|rundown|overview|update|picture)', 'overview'], ['usual', 'typical'], ['(how much|what) (do|does|did) … (normally|usually|typically|generally) (come to|amount to|run to|run)', 'what is the average …'], ['(on|) (average|typical) (client|customer) !<rowword>', 'average per client'], ['(on|) (average|typical) (vendor|supplier) !<rowword>', 'average per vendor'], ['(average|mean) (payment|charge|bill|deposit|payout|invoice) size', 'average payment'],
  ['(one off|oneoff|one time) (payment|expense|purchase|cost|charge)', 'single expense'], ['in (one|a single) (shot|hit|blow|swoop|sitting|payment|transaction|go|invoice|bill|charge|deposit|transfer)', 'in one go'], ['(paid|pay|charged|billed|spent|received|got|sent) … (at once|all at once|in one)', '… in one go'], ['(at any one time|at one time|in any one (payment|go|invoice|bill))', 'in one go'], ['<most> (one off|oneoff) (payment|expense|purchase|cost|charge)', '<most> single expense'],
  // What comes again.
  ['(the|our) present !<unit>', 'the current'],
  ['(list|show|name|give me) (the|our|all|) (currently|) active subscriptions', 'which subscriptions do we pay'], ['(currently|still|now|presently|) active (monthly|recurring|) (software|) (subscriptions|subscription|subs)', 'which recurring subscriptions do we pay'], ['subscriptions (are|is) (still|currently|) (active|running|live|going)', 'subscriptions are recurring'], ['subs (that|which) (have not|has not) been cancelled', 'recurring subscriptions'], ['(have not|has not) been cancelled', 'are recurring'],
  ['(software|saas|monthly|streaming|app|digital|recurring) subs', 'software subscriptions'], ['(year round|all year round|the year round|no matter the season|whatever the season)', ''], ['regardless of (the|) (season|time of year|time of the year)', ''], ['at a (fixed|set|constant) (amount|price|rate)', ''], ['fixed monthly (commitments|obligations|outgoings)', 'fixed monthly bills'], ['(am i|are we|we are|i am|were we) (signed up|subscribed) (to|for|with)', 'subscriptions do we pay every month'], ['(keeps|keep) (charging|billing) (us|me)', 'recurring'],
  // Bounds of what each comes to.
  ['(came|come|comes|stayed|stay|stays|remained|ended up|finished|landed) (in|at|) <bound> #', 'were <bound> #'], ['with (total|combined|overall) (payments|spend|spending|purchases|amounts|receipts) (of|) <bound>', '<bound>'], ['in excess of', 'over'], ['whoever (i|we) paid', 'vendors we paid'], ['whoever paid us', 'customers who paid us'],
  // A part of each unit of money.
  ['(out of|of|from|for) (each|every) (sales|revenue|income) (dollar|euro|pound)', 'for every dollar of revenue'], ['out of (each|every) (dollar|euro|pound) of … <sales> , (what|which) (share|percent|percentage|part)', 'what share of … <sales>'], ['(divided|divide) by !<line>', 'as a percentage of'], ['(percent|percentage|share|part|proportion) (is|was|are|were) … responsible for', 'percent is …'], ['(which|what) (part|portion|share|percentage|percent) (is|was) $', 'what percent is'], ['(percent|percentage|share|part|portion|proportion) of the (money|cash) (that|which|) (we|i) (took in|brought in|made|earned|received|take in)', 'percent of revenue'], ['(how many|what) (cents|pennies) of (it|that|each|this)', 'what percent'],
  ...['rent', 'salary', 'subscription', 'premium', 'lease'].map((charge): Saying => [`(todays|today) ${charge}`, `current ${charge}`]), ['(runs|run) us (now|these days|at the moment|currently|at present|nowadays) $', 'do we pay now'],
  ['(and|) (we|i) (meet|are meeting|m meeting|re meeting|see) (him|her|them|) (on|) (next|this|) <weekdayname> $', ''],
  ['second - hand', 'used'],
  ['second hand', 'used'],
  ['(list|show|tell|give) me (my|our|all|all our|all my|the) subscriptions $', 'which subscriptions do we pay'],
  ['subscriptions (and|plus|with|+) (what they cost|the cost|cost|costs|their prices|prices) !<ofword>', 'list all subscriptions with their costs'],
  // What one of many comes to.
  ['!<heldbeside> (normal|standard|ordinary) <aline>', 'average <aline>'],
  ['!<heldbeside> normal …!<joins> <aline>', 'average … <aline>'],
  ['<usual> order of', '<usual> order of'],
  // Beside another figure it is what that one is held against.
  ['<heldbeside> <article> <usual> !<unit>', '<heldbeside> <article> <usual>'],
  ['(normal|ordinary) <unit> (of|for|on|with|at)', 'average <unit> of'],
  ['^ (and|so|) how much (is it|do we pay|did we pay|do we spend|did we spend|was it|) per <occasion> (at|with)', 'on average how much do we pay per <occasion> at'],
  ['^ (and|so|) how much per <occasion> (for|from|by)', 'average per <occasion> from'],
  ['^ (and|so|) (how much|what) (do|does|did) …!<nopayer> (pay us|spend with us) per <occasion>', 'on average how much does … pay us per <occasion>'],
  // What was taken from the account did not come in.
  ['(what|which) <drains> (hit|hits|came through|come through|came off|come off|came out of|come out of|went off|go off) (the|our|my) (bank|account|bank account) !<whichbank>', 'what <drains> were there'],
  ['(what|which) (costs|expenses) (hit|hits|came through|come through) (the|our|my) (bank|account|bank account) !<whichbank>', 'what costs did we have by category'],
  ['(what|which) (debits|withdrawals) (hit|hits|came through|come through|came off|come off|came out of|come out of|went off|go off) (the|our|my) (bank|account|bank account) !<whichbank>', 'what charges were there'],
  ['<drains> (that|which) (hit|hits|came through|come through|came off|come off|came out of|come out of|went off|go off) (the|our|my) (bank|account|bank account) !<whichbank>', '<drains>'],
  ['(fees|charges) (did|do|have|are) (we|i) (pay|paid|paying) (to|) (the|our|my) bank', 'bank fees did we pay'],
  ['(fees|charges) (that|which|) (we|i) (pay|paid|have paid) (to|) (the|our|my) bank', 'bank fees we paid'],
  // Who pays again and again.
  ['^ (and|so|) who (sends|gives|brings) us (money|cash|payments|something) <rhythm> $', 'who pays us every month'],
  ['^ (and|so|) (who are|which are|what are|list|list all|show|show me|show all|name|give me|which|what|) (our|the|my|all|all our|all the|) recurring <buyernoun> (do we have|have we got|are there|) $', 'which <buyernoun> pay us every month'],
  ['^ (and|so|) (who are|which are|what are|list|show|show me|) (our|the|my|) recurring <buyernoun> (in|for|during) <yearnumber> $', 'our <buyernoun> who pay us every month in <yearnumber>'],
  ['^ (and|so|) (who are|which are|list|show|show me|) (our|the|my|) (top|biggest|largest) recurring <buyernoun> $', 'top <buyernoun> who pay us every month'],
  ['^ (and|so|) (list|list all|show|show me|show all|name|give me|which|) (our|the|my|all|all our|all the|) <buyernoun> (that|who|which|) (pay|pays|paying|come back|order|buy) <rhythm> $', 'which <buyernoun> pay us every month'],
  // Who was the first.
  ['^ (who|which <buyernoun>) (paid|was paying|bought from|ordered from) us first', 'the first 1 sale'],
  ['^ (who|which) (was|is) (our|the|my) (very|) first (paying|) (customer|client) (ever|)', 'the first 1 sale'],
  ['^ (who|which <buyernoun>) was (the|our|my) first (<buyernoun>|one|) (ever|) to (ever|) (pay|buy from|order from) us', 'the first 1 sale'],
  // Paid in at the bank.
  ['(pay|paying) - in', 'deposit'],
  ['(pay|paying) - ins', 'deposits'],
  ['average ticket (size|value|)', 'average sale'],
  // What a customer buys at once is a sale, whoever calls it an order.
  ...['average', 'mean', 'typical', 'median'].flatMap((mean): Saying[] => [[`${mean} (order|cart|basket|sales ticket|transaction order) (size|value|amount) !<goodsbought>`, `${mean} sale`], [`${mean} (basket|cart|shopping cart|spend per order) $`, `${mean} sale`]]), ['aov', 'average sale'],
  // "Weekly payouts" is what they are called: how often they come is not asked.
  ...['number of', 'how many', 'count of', 'average', 'mean', 'typical', 'median', 'biggest', 'largest', 'smallest'].map((asked): Saying => [`${asked} (weekly|daily|biweekly|fortnightly) (payout|payouts|settlement|settlements)`, `${asked} payouts`]),
  ...['average', 'mean', 'typical', 'median'].map((mean): Saying => [`${mean} (payout|payouts) (size|amount|value)`, `${mean} payout`]),
  ['^ when (did|was it that) … (last|) (renew|renewed) (with us|their contract|their plan|the contract|) $', 'when was the last payment with …'],
  // More often than so many times: how often tells it, asked once more or not.
  ...['bill', 'charge', 'invoice', 'pay', 'visit', 'refund'].flatMap((verb): Saying[] => ['', '…'].flatMap((when) => ['', '(?|.|,) (and|) how many (was it|were there|was that|exactly|times was it|times exactly) $'].map((once): Saying => [
    `did … ${verb} (us|) (more|less|fewer|over|under|at least|at most) (than|) # times ${when} ${once}`.trim().replace(/ +/g, ' '), `how many times did … ${verb} us ${when}`.trim(),
  ]))),
];
