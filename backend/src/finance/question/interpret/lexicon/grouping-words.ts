/** Words for what one line of a list, or one counted thing, stands for. */
import type { Grouping } from '../../plan.ts';

export interface GroupingWords {
  readonly grouping: Grouping;
  readonly phrases: string;
  /** The word says which side of the ledger is meant. */
  readonly side?: 'in' | 'out';
}

export const GROUPING_WORDS: readonly GroupingWords[] = [
  { grouping: 'counterparty', side: 'out', phrases: 'everyone we paid|everybody we paid|anyone we paid|people we paid|payees|seller we buy from|shop we buy from|trader|vendor|supplier|payee|merchant|who do we pay|who did we pay|who we pay|provider|creditor|whom do we pay|who received|who receives|who has received|who gets|who got|who got most|who gets most|who received our money|who receives our money|where do we spend|places we spend|subscription|biller|store we shop at' },
  { grouping: 'counterparty', side: 'in', phrases: 'everyone who paid us|everybody who paid us|anyone who paid us|top account|wholesale account|biggest account|largest account|key account|insurer|payor|patient|donor|sponsor|guest|shopper|tenant|member|subscriber|shipper|broker we haul for|customer|client|payer|who pays us|who paid us|buyer|who pay us|account customer|patron|who bring in|who brings in|who brought in' },
  { grouping: 'counterparty', phrases: 'by person|by people|counterparty|platform|company|companies|business partner|party|by name|who|whom|partner' },
  { grouping: 'category', phrases: 'heading|cost heading|expense heading|spending heading|budget line|expense classification|classification of expense|head of expenditure|expense head|cost bucket|cost block|block of cost|expense bucket|cost center|cost centre|expense group|cost group|of our money going|of my money going|of the money going|of our money go|of our cash go|of our cash going|spend our money on|spend the money on|spend most on|spend our cash on|our money on|cash drain|category|categories|expense category|expense categories|type of expense|expense type|kind of expense|by category|spending category|cost category|cost categories|area|areas|line item|bucket|kind of cost|type of cost|where does our money go|where does the money go|where is our money going|where is the money going|where does my money go|where is my money going|where did the money go|where did our money go|all the cash going|all the money going|all our money going|all my money going|all our cash going|all the money go|all our money go|all my money go|all the cash go|where is the cash going|where did all|where does it all go|where does the cash go|money going to|pie chart|expense line|spending line|type|kind|cost line|what kind|what do we spend on|what are we spending on|what do we spend|what are we spending|which expense|which cost|what expense|what cost' },
  { grouping: 'category', side: 'in', phrases: 'income line|sales line|line of income|line of revenue|sources of income|sources of revenue|revenue line|type of revenue|kind of revenue|kind of income|type of income|service line|revenue type|kind of sale|type of sale|marketplace|sales platform|revenue source|income source|source of revenue|source of income|revenue stream|income stream|sales channel|channel|income category|income categories|revenue category|revenue categories|source|stream|line of business|income type|product line' },
  { grouping: 'account', phrases: 'by account|per account|each account|which account|bank account' },
  { grouping: 'weekday', phrases: 'day of the week|day of week|weekday|which day of the week|days of the week|by weekday' },
  { grouping: 'monthday', phrases: 'day of the month|day of month|days of the month|day of each month|day of every month|day of a month|date of the month|date in the month|day in the month|calendar day of the month|day within the month|monthday' },
  { grouping: 'month', phrases: 'month' },
  { grouping: 'quarter', phrases: 'quarter' },
  { grouping: 'week', phrases: 'week' },
  { grouping: 'year', phrases: 'year' },
  { grouping: 'day', phrases: 'day' },
];
