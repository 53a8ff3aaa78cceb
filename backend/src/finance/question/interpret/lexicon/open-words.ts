/** Ideas that need more than adding up rows, or a choice that only the user can make: asked back, never dropped. Add a line to teach one. */

export interface OpenWords {
  readonly pattern: RegExp;
  /** The words mean something else where these stand, too. */
  readonly unless?: RegExp;
  /** Only where no name of the ledger is in the question. */
  readonly withoutNames?: true;
  readonly message: string;
  /** `{what}` stands for the words of the measure or name in question. */
  readonly choices: readonly string[];
}

export const OPEN_WORDS: readonly OpenWords[] = [
  { pattern: /\b(day|date|days|dates) of (the|each|every|a) month\b/, unless: /\b(first|last|1st|final|\d+(st|nd|rd|th)) day of (the|each|every|a) month\b/, message: 'The days of the month (every 1st, every 15th) are not added up here; weekdays and single days are. What would you like to see?', choices: ['{what} by weekday', 'Which day had the highest {what}?'] },
  { pattern: /\b(run rate|annuali[sz](ed?|ing)|on (track|pace)|extrapolated?)\b/, message: 'A run rate projects the future, and the ledger tells what has happened. What would you like to see?', choices: ['Average monthly {what} in the last 12 months', '{what} this year'] },
  { pattern: /\bto (break ?even|breakeven)\b/, message: 'A break-even point needs to know which costs are fixed, and the ledger does not say. What would you like to see?', choices: ['Average monthly expenses in the last 12 months', 'Gross margin in the last 12 months'] },
  { pattern: /\b(break|breaking) ?even\b|\bbreakeven\b/, unless: /\b(days?|weeks?|months?|quarters?|years?|did|do)\b/, message: 'A break-even point needs to know which costs are fixed, and the ledger does not say. What would you like to see?', choices: ['Average monthly expenses in the last 12 months', 'Gross margin in the last 12 months'] },
  { pattern: /\b(the|that) (day|week|month|quarter|year) (that |when |in which )?(we|i) (bought|opened|started|moved|hired|lost|got|signed|launched|closed|sold|had|did|paid|took|joined|switched|changed)\b/, unless: /^((tell me|give me|find) )?(the )?(exact )?(day|date)\b(?!.*\b(what|how much)\b)/, message: 'That stretch of time is named by what happened in it, and I cannot tell when it was from here. Name the month or the year and it can be told.', choices: ['{what} last month', '{what} this year'] },
  { pattern: /\bwhich\b.*\b(went up|gone up|raised|increased|hiked|put up|got (more expensive|pricier|dearer))\b.*\bpric(e|es|ing)\b|\bwhich\b.*\bprices? (went up|rose|increased|have gone up)\b/, message: 'Price changes are told for one name at a time. Which one?', choices: ['Which vendors rose most this year compared to last year?'] },
  { pattern: /\b(concentrat(ed|ion)|diversif(ied|ication))\b/, withoutNames: true, message: 'How concentrated it is can be told as a list of the largest or as the share of one name. What would you like to see?', choices: ['Top 5 customers by revenue', 'Top 5 vendors'] },
  { pattern: /\b(is|are|was|were|am|do|does|did)\b.*\b(too|overly) (high|low|much|little|expensive|big|large|small)\b|\b(overpaying|overspending|excessive)\b/, unless: /^(why|how much)\b/, message: 'The ledger holds no yardstick for what is too much; these figures may help you to judge. What would you like to see?', choices: ['Average monthly {what} in the last 12 months', '{what} as a percentage of revenue in the last 12 months'] },
  { pattern: /\b(subscriptions?|suppliers?|vendors?|tools?|apps?|services?) (have|did|had) (we|i) (drop|dropped|cancel|cancelled|canceled|stop|stopped|quit|ditch|ditched)\b/, message: 'The ledger shows who was paid and when, but not what was cancelled. Compare the lists of two years. What would you like to see?', choices: ['Top 10 vendors last year', 'Top 10 vendors this year'] },
  { pattern: /\b(stopped|stop|quit|ceased|no longer|not) (paying|buying|ordering|pay|buy|order)\b|\bchurn(ed)?\b|\b(lost|losing|lose) (any |some |our )?(customers?|clients?)\b|\b(customers?|clients?) (did|have) (we|i) (lose|lost)\b|\b(inactive|dormant|lapsed) (customers?|clients?)\b/, withoutNames: true, message: 'The ledger shows who paid and when, but not who has stopped. Compare the lists of two years. What would you like to see?', choices: ['Top 10 customers last year', 'Top 10 customers this year'] },
  { pattern: /\b(were|was|are|is) (fixed|variable)\b|\bvariable (costs?|expenses?|spend|spending)\b|\bfixed (vs|versus|and|or|to) variable\b/, message: 'The ledger does not say which costs are fixed; those that come back every month can be listed. What would you like to see?', choices: ['Which recurring costs do we have?', 'Expenses by category this year'] },
  { pattern: /\b(moving|rolling|weighted) average\b|\b(cagr|compound(ed)?|seasonally adjusted|volatility|volatile)\b/, message: 'That statistic is not computed here. What would you like to see?', choices: ['{what} by month in the last 12 months', 'Average monthly {what} in the last 12 months'] },
  { pattern: /\b(recurring|regular|standing|repeating) (costs?|bills?|charges?|payments?|expenses?|subscriptions?)\b.*\b(went up|gone up|increased|risen|rose|more expensive|pricier|dearer|raised|new|changed)\b/, message: 'Which of the recurring costs are new or rose is told by looking at whom we paid more. What would you like to see?', choices: ['Which recurring costs do we have?', 'Which vendors rose most this year compared to last year?'] },
  { pattern: /\b(when|which month|what month|which quarter)\b.*\b(double|doubled|triple|tripled|raise|raised|increased?|hiked?|put up|changed?)\b.*\b(price|prices|rate|rates|fee|fees)\b/, message: 'When a price changed is not worked out here; the months can be looked at one by one. What would you like to see?', choices: ['{what} by month this year', 'Latest {what} charge'] },
];
