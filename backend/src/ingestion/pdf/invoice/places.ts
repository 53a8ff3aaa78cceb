/** What the addresses in a document say about the country it comes from. */

/** "Fremont, CA 94538". */
export const AMERICAN_ADDRESS = /,? [A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/;
