/** The tables that make up a business' books, in the order in which their foreign keys can be filled. */
export const COPIED_TABLES = [
  'subscription', 'usage_month', 'ledger', 'chart_account', 'account_alias', 'file', 'file_content', 'file_problem', 'certificate',
  'integration', 'connected_company', 'customer_subscription', 'stated_balance', 'entry', 'source_match', 'category_rule', 'category_decision', 'category_suggestion', 'expected_item', 'rollup', 'question', 'summary', 'report', 'scenario', 'insight', 'alert', 'alert_scan', 'kpi_target',
] as const;

export type CopiedTable = (typeof COPIED_TABLES)[number];

/** All rows of every table as JSON text. */
export type Snapshot = Readonly<Record<CopiedTable, string>>;
