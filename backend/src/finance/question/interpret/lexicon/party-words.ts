/** Words for a kind of category that stand for those who are paid, or who pay: "which freelancer", "our subscriptions" ask for names, not for one sum. */
import { lemma } from './lemma.ts';

const PARTY_WORDS: ReadonlySet<string> = new Set([
  'subcontractor', 'contractor', 'freelancer', 'sub', 'subs', 'subscription', 'app', 'saas', 'tool', 'software', 'insurer', 'airline', 'hotel', 'landlord', 'courier', 'restaurant',
  'shipper', 'broker', 'retailer', 'wholesaler', 'distributor', 'reseller', 'dealer', 'tenant', 'sponsor', 'donor', 'stockist', 'grower',
  'school', 'church', 'club', 'college', 'university', 'hospital', 'library', 'museum', 'charity', 'agency', 'gym', 'league', 'bakery',
].map(lemma));

/** "Consultants", "printers", "florists": an ending that says who does it. */
const DOERS = /(tant|ctor|ist|ician|smith|driver|rier|lier|eer|mer|ner|nter|yer|lter|ller|pper|ger|ster|cher)$/;
/** They end so and are things. */
const THINGS = /(water|paper|computer|letter|filter|register|container|trailer|poster|sticker|transfer|dinner|banner|plaster|timber|number|summer|burner|freezer|charger|folder|binder|toner|disaster|winter|software|customer|owner|partner|manager|career)$/;

/** Whether a noun stands for those who are paid. */
export function isPartyNoun(noun: string): boolean {
  const one = lemma(noun);
  return PARTY_WORDS.has(one) || DOERS.test(one) && !THINGS.test(one);
}
