/** Those who pay, by what they pay for: "insurers" where a ledger has Insurance Claims, "donors" where it has Donations. Add a line to teach one. */

export interface PayerWords {
  readonly payers: string;
  /** One of these words, as `lemma` folds them, in an income's name says that they pay it. */
  readonly pay: string;
  /** As often all who pay: these only beside others of a kind. */
  readonly onlyBeside?: true;
}

export const PAYER_WORDS: readonly PayerWords[] = [
  { payers: 'insurer|insurers|insurance company|insurance companies|insurance carrier|insurance carriers|health insurer|health insurers|payor|payors', pay: 'insurance|insurer|claim' },
  { payers: 'donor|donors|giver|givers|benefactor|benefactors', pay: 'donation|donor|gift|giving|offering|tithe|pledge' },
  { payers: 'sponsor|sponsors', pay: 'sponsorship|sponsor' },
  { payers: 'tenant|tenants|renter|renters|lessee|lessees', pay: 'rent|rental|lease' },
  { payers: 'member|members', pay: 'membership|member|due' },
  { payers: 'subscriber|subscribers', pay: 'subscription|subscriber' },
  { payers: 'student|students|pupil|pupils|learner|learners', pay: 'tuition|lesson|class|course' },
  { payers: 'parent|parents', pay: 'tuition|childcare|daycare|preschool|camp|class|lesson|enrollment' },
  { payers: 'bride|brides|bridesmaid|bridesmaids|newlyweds', pay: 'wedding|bridal' },
  { payers: 'rider|riders|passenger|passengers', pay: 'fare|ride|ticket' },
  { payers: 'camper|campers', pay: 'camp|camping|campsite|pitch' },
  { payers: 'boarder|boarders', pay: 'board|boarding' },
  { payers: 'diner|diners', pay: 'dine|dining' },
  { payers: 'golfer|golfers', pay: 'golf|green' },
  { payers: 'skater|skaters', pay: 'skate|skating' },
  { payers: 'swimmer|swimmers', pay: 'swim|swimming' },
  { payers: 'distributor|distributors', pay: 'distribution|distributor' },
  { payers: 'wholesaler|wholesalers|reseller|resellers|stockist|stockists', pay: 'wholesale' },
  { payers: 'broker|brokers', pay: 'broker|brokered|brokerage' },
  { payers: 'shipper|shippers', pay: 'shipper' },
  { payers: 'agency|agencies', pay: 'agency' },
  { payers: 'school|schools', pay: 'school' },
  { payers: 'restaurant|restaurants', pay: 'restaurant' },
  { payers: 'exhibitor|exhibitors', pay: 'exhibitor|booth|stand' },
  { payers: 'advertiser|advertisers', pay: 'advertising|advertisement|ad' },
  { payers: 'patient|patients', pay: 'patient', onlyBeside: true },
];
