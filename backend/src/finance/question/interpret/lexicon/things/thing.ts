/** What owners call a cost that their books call otherwise: "the drinks" of COGS - Beverage, "the exterminator" of Pest Control. */
export interface Thing {
  /** Said by owners and written by bookkeepers alike. */
  readonly words?: string;
  /** Said by owners alone. */
  readonly said?: string;
  /** In the names of categories alone; of several lists the first that the ledger has a category for. */
  readonly named?: string | readonly string[];
  /** Beside one of these words the category is of another thing: "waste" of Medical Waste. */
  readonly not?: string;
  /** Goes before a wider kind that says the word, too: "card fees" are no marketplace's. */
  readonly isNearer?: true;
  /** Only where the question says that it is paid: insurers pay, too. */
  readonly isOnlyPaid?: true;
  /** Several categories are all of it: "booze" is beer, wine and liquor. Of others it is asked which is meant. */
  readonly isWide?: true;
}
