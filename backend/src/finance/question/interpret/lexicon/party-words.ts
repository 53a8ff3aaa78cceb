/** Words for a kind of category that stand for those who are paid: "which freelancer", "our subscriptions" ask for names, not for one sum. */
import { lemma } from './lemma.ts';

export const PARTY_WORDS: ReadonlySet<string> = new Set([
  'subcontractor', 'contractor', 'freelancer', 'sub', 'subs', 'subscription', 'app', 'saas', 'tool', 'software', 'insurer', 'airline', 'hotel', 'landlord', 'courier', 'restaurant',
].map(lemma));
