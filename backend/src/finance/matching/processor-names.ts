/** How providers are called, and how banks write their names. */
import { wordTable } from '../word-table.ts';

interface Processor {
  readonly name: string;
  /** Upper-case words of which one stands in the bank's text. */
  readonly words: readonly string[];
}

const PROCESSORS = wordTable<Processor>({
  stripe: { name: 'Stripe', words: ['STRIPE'] },
  square: { name: 'Square', words: ['SQUARE', 'SQUAREUP', 'SQ'] },
  paypal: { name: 'PayPal', words: ['PAYPAL', 'PP', 'PYPL'] },
  quickbooks: { name: 'QuickBooks', words: ['QUICKBOOKS', 'INTUIT'] },
});

export function providerName(provider: string): string {
  return PROCESSORS[provider]?.name ?? provider;
}

/** Which providers these words of a bank's text name. */
export function providersNamed(words: ReadonlySet<string>): string[] {
  return Object.keys(PROCESSORS).filter((provider) => PROCESSORS[provider]!.words.some((word) => words.has(word)));
}
