/** The line in which jobs of a business' ledger wait. They would only wait for the ledger itself otherwise, in places that other businesses' jobs need. */

/**
 * One of 256 names, by the last two digits of the business' identifier, which are random: every name of a queue is a row that stays,
 * so there must be few, and none may tell whose it is after the account has gone.
 */
export function ledgerLine(businessId: string): string {
  return `ledger:${businessId.slice(-2)}`;
}
