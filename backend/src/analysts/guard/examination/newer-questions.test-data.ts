/** Questions for sums of lists, differences, remainders, weekdays and the like. */

/** `costs` and `parties`: names of the ledger. */
export function newerQuestions(costs: readonly string[], parties: readonly string[]): string[] {
  const pairs = costs.slice(1).map((name, index) => [costs[index] ?? '', name] as const);
  return [
    ...['2025', 'Q1 2026', 'Q3 2026', 'October 2026'].flatMap((when) => [
      `Top three customers together in ${when}`, `what share of revenue did our top two customers bring in ${when}`, `everybody but the top three vendors in ${when}`, `revenue beside expenses by month in ${when}`,
      `which vendors make up 80% of our spending in ${when}`, `second biggest client in ${when}`, `expenses per working day in ${when}`, `average spending by weekday in ${when}`, `what do we spend on an average Monday in ${when}`,
    ]),
    ...pairs.flatMap(([one, other]) => [`How much more did we spend on ${one} than on ${other} in 2025?`, `difference between ${one} and ${other} in Q1 2026`, `${one} and ${other} together in 2025`]),
    ...costs.flatMap((name) => [`revenue minus ${name} in 2025`, `expenses without ${name} in Q3 2026`]),
    ...parties.flatMap((name) => [`when did we last pay ${name}`, `how long since ${name} paid us`]),
    'Give me an overview of 2025 by quarter', 'revenue, expenses and profit by month in Q3 2026', 'profit per month in 2025 versus 2024', 'which customers did we lose in 2026', 'new vendors in 2026', 'longest run of months with rising revenue',
    'average daily sales by month in 2025', 'revenue per open day by quarter in 2025', 'average sale by month in 2025', 'average invoice by customer in 2025', 'average monthly spend by category in 2025', 'average payment by vendor in 2025',
    '3-month rolling average of revenue in 2025', 'rolling three-month average of expenses in 2025', 'top vendor in each of the last three months', 'biggest expense category in each of 2024 and 2025',
    'how many months was revenue above $20,000 in 2025', 'in which months did expenses exceed revenue in 2025', 'which recurring costs do we have', 'break even', 'running total of revenue by month in 2025', 'median monthly revenue in 2025',
  ];
}
