/** Single payments one by one, their dates and their number, in the words of people who tick them off. Add a line to teach one. */
import type { Saying } from './saying.ts';

const ONE_BY_ONE = '(spell out|tick off|write out|itemise|itemize|lay out|run through|read out) (every|each|all|all the|the)';

export const EACH_ROW_SAYINGS: readonly Saying[] = [
  [`${ONE_BY_ONE} (transactions|transaction|payments|payment|charges|charge)`, 'list all transactions'], [`${ONE_BY_ONE} (refund|refunds)`, 'list all refunds'], [`${ONE_BY_ONE} (deposit|deposits)`, 'list all deposits'], ['(spell out|list|write out|show) every time (we|i) paid', 'list all payments to'], ['(itemise|itemize|spell out) what (we have|we|we ve) paid', 'list all payments to'],
  ['(i am|im|i m|) (ticking off|matching|checking off) … , so (show|list|give me)', 'list'],
  ['^ last week , (every line|line by line)', 'list all transactions last week'], ['(every|each) (line|single line) (from|of|in|out of) !<lineof>', 'list all transactions in'], ['^ (line by line|one by one) , last <unit>', 'list all transactions last <unit>'], ['(transaction|payment) (register|listing)', 'list all transactions'], ['payment listing', 'list all payments'], ['(disbursement|disbursements) listing', 'list all payments'],
  ['(everything|what all|all that|whatever) (got|was|has been|) booked', 'list all transactions'], ['i want eyes on (each|every|the) (transaction|transactions) (out of|of|from)', 'list all transactions of'], ['let me look through', 'list all transactions of'],
  // Distributions out of the bank.
  ['remittance', 'payment'], ['remittances', 'payments'], ['(postings|bookings)', 'transactions'], ['posting', 'transaction'],
  // Of what day it is.
  ['value date', 'date'], ['(which|what|the) (date|day) (does|did) it (carry|have)', 'date'], ['(tell me|what is|whats|give me|say) the day $', 'what date'], ['(on|) (what|which) (day|date) $', 'what date'], ['payment (one|number one|1)', 'the first payment'], ['(opening|initial|earliest) payment', 'first payment'], ['newest payment', 'last payment'], ['(,|) the very first time', 'first'], ['(file|data|ledger|books) (starts|begins) when', 'date of the first transaction'],
  // How many.
  ['(tally|count) (of|up) the times', 'number of'], ['(tally of|count of|count up) (the|every|each|all|all the|every single|) <countedrow>', 'number of <countedrow>'], ['(tally of|count of|count up) (the|every|each|all|all the|every single|) …!<countless> <countedrow>', 'number of … <countedrow>'], ['(as a count|how many ticks) $', 'how many'], ['(frequency) (,|)', 'count ,'], ['(transaction|item) volume', 'number of transactions'], ['(the amount of times of|number of times of)', 'number of'],
  ['(every|each) (single|) transaction (dated|from|over)', 'all transactions from'], ['(every|each) (single|) (cost|expense) (dated|from)', 'all expenses from'], [', every (category|kind) (included|) $', ''], [', every (category|kind) (included|) ,', ','], ['(,|:|-) (all categories|all kinds|all costs inside|all inside|all in) $', ''],
  // What is listed is told for each of them.
  ...['…', '… …'].map((what): Saying => [`^ (please|can you|could you|) (list|break down|break out|split|split up|itemise|itemize|lay out) ${what} (,|) (every|each|all) (category|categories|kind|kinds) (included|) $`, `list ${what} by category`]),
  // The middle one.
  ['p50', 'median'], ['(what is|which is|whats) the one in the middle', 'median'], ['(middle of the road|middle - of - the - road) (,|) (as in|) median (,|)', 'median'], ['(the payment|the deposit|the one) in the middle , median ,', 'median payment'],
];
