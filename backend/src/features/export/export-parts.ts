/** Everything that an export holds, in the order of the archive, and the tables that it leaves out on purpose. */
import type { ExportPart } from './export-part.ts';
import { fileList, fileProblems, originals } from './file-parts.ts';
import { jsonPart } from './json-part.ts';
import { journal } from './journal-part.ts';
import { accounts, categoryDecisions, categoryRules, transactions } from './ledger-parts.ts';
import { profile } from './profile-part.ts';
import { textPart } from './text-part.ts';

const NOT_DELETED = 'deleted_at is null';

export const EXPORT_PARTS: readonly ExportPart[] = [
  profile,
  transactions,
  journal,
  accounts,
  categoryRules,
  categoryDecisions,
  fileList,
  fileProblems,
  jsonPart({ name: 'certificates.json', says: 'what the import of each file proved: rows, balances and totals, in minor units (cents)', table: 'certificate', where: `exists (select 1 from file where file.business_id = t.business_id and file.id = t.file_id and ${NOT_DELETED})` }),
  jsonPart({ name: 'questions.json', says: 'your questions with their whole answers, each with its plan and the transactions behind it', table: 'question', without: ['ledger_version', 'is_deleted_with_file'], where: NOT_DELETED }),
  jsonPart({ name: 'summaries.json', says: 'the executive summaries with their figures', table: 'summary', without: ['ledger_version', 'is_deleted_with_file'], where: NOT_DELETED }),
  textPart({ name: 'summaries/', says: 'the same to read', table: 'summary' }),
  jsonPart({ name: 'reports.json', says: 'the reports with their figures', table: 'report', without: ['ledger_version'], where: NOT_DELETED }),
  textPart({ name: 'reports/', says: 'the same to read', table: 'report' }),
  jsonPart({ name: 'scenarios.json', says: 'your scenarios: what you supposed to change; amounts in minor units (cents)', table: 'scenario', where: NOT_DELETED }),
  jsonPart({ name: 'insights.json', says: 'the insights with the transactions behind them', table: 'insight', without: ['key', 'rank'] }),
  jsonPart({ name: 'alerts.json', says: 'what did not look like the rest, with the transactions behind it, and what you said about it', table: 'alert', without: ['key'] }),
  jsonPart({ name: 'integrations.json', says: 'the connections to other services, without the keys to them', table: 'integration' }),
  jsonPart({ name: 'customer-subscriptions.json', says: 'what your customers subscribed to, as the connected services tell, in minor units (cents) a month', table: 'customer_subscription' }),
  jsonPart({ name: 'stated-balances.json', says: 'what your accounting software states that each account holds, day by day, in minor units (cents)', table: 'stated_balance' }),
  jsonPart({ name: 'kpi-targets.json', says: 'what you want your key figures to be; money in minor units (cents)', table: 'kpi_target' }),
  jsonPart({ name: 'expected-items.json', says: 'what you said of the money that is expected: items of your own and changes to recurring ones, in minor units (cents)', table: 'expected_item' }),
  jsonPart({ name: 'matches.json', says: 'payments that two sources tell of, with the reasons why they count once', table: 'source_match' }),
  jsonPart({ name: 'category-suggestions.json', says: 'what a language model proposed for counterparties, where one is connected', table: 'category_suggestion' }),
  jsonPart({ name: 'layouts.json', says: 'what you said about how files are read, for later ones of the same layout and account', table: 'remembered_layout', where: NOT_DELETED }),
  originals,
];

/** Tenant tables that say nothing of their own: sums of what is exported, and the product's own bookkeeping. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  rollup: 'sums of transactions',
  ledger: 'a counter of changes',
  alert_scan: 'when transactions were last looked through',
  analyst_budget: 'how often a language model was asked today',
  integration_token: 'keys to other services: they are sealed and leave the server for nobody',
  connection_attempt: 'sign-ins at other services that are under way for ten minutes',
  billing_customer: 'which customer of the payment provider this account is',
  connected_company: 'which deliveries of other services are about this account',
  idempotency_key: 'answers kept for a day, so that a repeated call is not done twice',
};
