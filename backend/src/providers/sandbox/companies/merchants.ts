/** The invented merchants of Stripe, Square and PayPal. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays } from '../../../finance/local-date.ts';
import type { SandboxCompany } from '../company.ts';
import { LARKSPUR_NAME, larkspurStatements, monthOfCode, offeredMonths } from './larkspur.ts';
import { InventedMerchant } from './invented-merchant.ts';
import type { MerchantBooks } from './merchant-books.ts';
import { MERCHANT_PLANS } from './merchant-plans.ts';
import { MirroredMerchant } from './mirrored-merchant.ts';
import type { ReadSample } from './sample-books.ts';

const LARKSPUR_ID = 'acct_1SbxLARKSPUR';
const LARKSPUR_CODE = 'LARK';
const PAYOUT_TEXT = 'STRIPE PAYOUT';
/** Books of so many days and months are kept: they are the same for everybody. */
const KEPT = 8;

export class Merchants {
  readonly #readSample: ReadSample;
  readonly #invented = new Map(MERCHANT_PLANS.map((plan) => [`${plan.company.provider} ${plan.company.id}`, new InventedMerchant(plan)]));
  readonly #mirrored = new Map<string, MirroredMerchant>();

  constructor(readSample: ReadSample) {
    this.#readSample = readSample;
  }

  list(provider: SandboxCompany['provider'], today: LocalDate): readonly SandboxCompany[] {
    const invented = [...this.#invented.values()].map(({ company }) => company).filter((company) => company.provider === provider);
    return provider === 'stripe' ? [...offeredMonths(today).map(larkspurShop), ...invented] : invented;
  }

  /** Null for an unknown company. */
  books(provider: SandboxCompany['provider'], id: string, today: LocalDate): MerchantBooks | null {
    return provider === 'stripe' && id.startsWith(LARKSPUR_ID) ? this.#larkspur(id.slice(LARKSPUR_ID.length), today) : this.#invented.get(`${provider} ${id}`) ?? null;
  }

  #larkspur(code: string, today: LocalDate): MerchantBooks | null {
    const month = monthOfCode(code);
    if (month === null || month > today) return null;
    const name = `${code} ${today}`;
    const found = this.#mirrored.get(name);
    if (found) return found;
    const rows = larkspurStatements(this.#readSample, month, today).flatMap((statement) => statement.rows);
    const made = new MirroredMerchant(larkspurShop(code), rows.filter((row) => row.description === PAYOUT_TEXT), addDays(today, -1));
    this.#mirrored.set(name, made);
    if (this.#mirrored.size > KEPT) this.#mirrored.delete(this.#mirrored.keys().next().value ?? '');
    return made;
  }
}

function larkspurShop(month: string): SandboxCompany {
  return {
    provider: 'stripe', id: LARKSPUR_ID + month, name: LARKSPUR_NAME, code: LARKSPUR_CODE + month, currency: 'USD', country: 'US',
    about: 'The web shop of the demo’s studio, in US dollars. Its payouts are those of the sample bank statement.',
  };
}
