/** Words for what can be measured, as people and the finance core say them. A word that may mean several things stands for each of them. */

/** In this order: a longer phrase is looked for before the shorter ones in it. */
const WORDS: readonly (readonly [phrase: string, measures: string])[] = [
  ['gross profit margin|gross margin', 'grossMargin'], ['operating margin', 'operatingMargin'], ['net profit margin|net margin|profit margin', 'netMargin'], ['margins?', 'netMargin grossMargin operatingMargin'],
  ['refund rate', 'refundRate'], ['burn rate|burn(?:ing|ed|s)?', 'burn'], ['runway', 'runway'], ['(?:bank |cash )?balances?', 'balance'],
  ['gross profit', 'grossProfit'], ['operating profit', 'operatingProfit'], ['net profit|net income|net earnings|bottom line|net loss(?:es)?|net result', 'netProfit'],
  ['operating expenses|operating costs|overheads?|opex', 'operatingExpenses'], ['cost of goods sold|costs? of sales|direct costs', 'cogs'],
  ['gross sales|gross revenue', 'grossSales'], ['(?:customer )?refund(?:s|ed)?', 'refunds'], ['interest income|other income', 'otherIncome'], ['interest(?: expenses?| costs?)?', 'interest'], ['tax(?:es)?', 'taxes'],
  ['(?:net )?cash flows?|net change in cash', 'cashFlow'], ['cash in|money in|cash inflows?|inflows?', 'cashIn'], ['cash out|money out|cash outflows?|outflows?', 'cashOut cashFlow burn'],
  ['came in|coming in', 'revenue grossSales cashIn'], ['went out|going out|left the accounts?', 'expenses cashOut'],
  ['revenues?|turnover|takings', 'revenue grossSales'], ['sales', 'revenue grossSales'], ['took in|brought in', 'revenue grossSales cashIn'], ['earned|earnings', 'revenue netProfit otherIncome'], ['income', 'revenue netProfit otherIncome'],
  ['paid (?:us|you)', 'revenue grossSales cashIn'], ['(?:you|we) paid|paid (?:to|out)|payments? to', 'expenses cashOut taxes interest'],
  ['expenses?|spending|expenditures?|outlays?|outgoings', 'expenses'], ['spent|spend', 'expenses cashOut'], ['costs?', 'expenses cogs operatingExpenses'],
  ['vendors?|suppliers?', 'expenses cogs operatingExpenses cashOut taxes interest'], ['(?:customers?|clients?)(?= (?:in|of|for|at|by|with|together|brought|paid|was|were|is|are)\\b|[,.])', 'revenue grossSales cashIn refunds otherIncome'],
  ['profits?|profitable', 'netProfit grossProfit operatingProfit'], ['loss(?:es)?|deficit', 'netProfit operatingProfit grossProfit cashFlow'],
];

const PATTERN = new RegExp(WORDS.map(([phrase]) => `\\b(${phrase})\\b`).join('|'), 'giu');
const MEANINGS = WORDS.map(([, measures]) => measures.split(' '));

/** What a text says it is about: one list of possible meanings for each word of a measure. */
export function measuresIn(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(PATTERN)].map((match) => MEANINGS[match.slice(1).findIndex((group) => group !== undefined)] ?? []);
}

/** Whether the whole of a text is such a word: then it is no name. */
export function isMeasureWord(text: string): boolean {
  return text.replace(PATTERN, '').trim() === '';
}
