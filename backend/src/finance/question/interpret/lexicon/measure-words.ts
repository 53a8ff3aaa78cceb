/** Words for what is measured. Add a line to teach a word. `weak` ones count only where no strong one stands in the question. */
import type { Measure } from '../../measures.ts';

export interface MeasureWords {
  readonly measure: Measure;
  readonly phrases: string;
  readonly weak?: true;
}

export const MEASURE_WORDS: readonly MeasureWords[] = [
  { measure: 'grossSales', phrases: 'gross sales|gross revenue|gross income|sales before refunds|revenue before refunds|before refunds|before returns|gross receipts' },
  { measure: 'grossMargin', phrases: 'gross margin|gross profit margin|gross margins|gross profit percent|gm percent' },
  { measure: 'operatingMargin', phrases: 'operating margin|operating profit margin|ebit margin' },
  { measure: 'netMargin', phrases: 'keep after everything|sale do we keep|revenue do we keep|dollar do we keep|we keep|cent of each dollar|cent of every dollar|cents on the dollar|cent per dollar|cents out of every dollar|net margin|net profit margin|profit margin|net income margin|margin|profitability|bottom line margin|profit percent' },
  { measure: 'grossProfit', phrases: 'gross profit|gross earnings|sales minus cost of sales|sales less cost of sales|revenue minus cost of sales|revenue minus cost of goods sold|income minus cost of sales|sales minus cost of goods sold' },
  { measure: 'operatingProfit', phrases: 'operating profit|operating income|ebit|operating earnings' },
  { measure: 'netProfit', phrases: 'net profit|net income|net earnings|profit|bottom line|net result|earnings after expenses|net loss|loss|profitable|in the black|in the red|make money|making money|lose money|lost money|made money|losing money|net gain|surplus|money left over|left over|clear after expenses|take home|income minus expenses|revenue minus expenses|sales minus expenses|income less expenses|revenue less expenses|income minus costs|revenue minus costs|sales minus costs|revenue less costs|income after expenses|revenue after expenses|left after expenses|after all expenses|after expenses|minus expenses|less expenses|left after costs' },
  { measure: 'cashFlow', phrases: 'cash come in than go out|money come in than go out|cash came in than went out|money came in than went out|come in than go out|came in than went out|coming in than going out|cash flow|cashflow|net cash|change in cash flow|net change in cash|change in cash|cash position change|net cash movement|cash movement|net cash flow|flow of cash' },
  { measure: 'cashIn', phrases: 'hit our account|hit the account|hit my account|hit the bank|hit our bank|landed in our account|landed in the account|cash in|money in|cash came in|money came in|cash coming in|money coming in|cash inflow|inflow|incoming cash|incoming money|cash received|cash that came in|money that came in|came in|coming in' },
  { measure: 'cashOut', phrases: 'cash out|money out|cash went out|money went out|cash going out|money going out|cash outflow|outflow|outgoing cash|outgoing money|cash that went out|money that went out|went out|going out|money that left|cash that left|left the business|leaving the business|leave the business|leave the account|leaving the account|left the account|left our account|left my account' },
  { measure: 'refundRate', phrases: 'refund rate|return rate|rate of refunds|refund ratio' },
  { measure: 'operatingExpenses', phrases: 'operating expense|operating cost|opex|overhead|operating expenditure|running cost|operational cost|operational expense|overhead cost|overhead expense' },
  { measure: 'cogs', phrases: 'cogs|cost of sales|cost of goods|cost of good|direct cost|cost of revenue' },
  { measure: 'expenses', phrases: 'expense|exp|spend|spending|spent|cost|expenditure|outlay|outgoings|spends|total costs|expensed|shell out|shelled out' },
  { measure: 'otherIncome', phrases: 'other income|non operating income|interest income|interest earned|bank interest earned|interest received' },
  { measure: 'revenue', phrases: 'sales minus refunds|sales less refunds|revenue minus refunds|revenue less refunds|income minus refunds|minus refunds|less refunds|net of refunds|after refunds|net of returns|revenue|rev|revs|income|sale|turnover|top line|topline|money earned|takings|earning|sold|net sales|net revenue|gross takings|billing' },
  { measure: 'revenue', weak: true, phrases: 'earn|earned|take in|took in|taken in|taking in|bring in|brought in|bringing in|brings in|bring us|brought us|brings us|bring me|brought me|make|made|making|receive|received|get paid|got paid|gotten paid|paid us|pay us|pays us|paid me|pay me|paid to us|generate|generated|collect|collected|sell|selling|deposit|gross|come from|came from|comes from|coming from|worth to us' },
  { measure: 'netProfit', weak: true, phrases: 'net figure|net amount|net total|net number' },
  { measure: 'expenses', weak: true, phrases: 'pay|paid|paying|pay for|buy|bought|buying|purchase|purchased|charge|charged|charging|bill|billed|go to|went to|goes to|going to|gone to|blow|burn through|drop on|drop at|dropped at|dropped on|drop in at|money to|send to|sent to|fork out|put into|cost us|cost me|run us|runs us|fees|fee|setting us back|set us back' },
];
