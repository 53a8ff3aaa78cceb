/** PayPal's transactions of a merchant's movements, as its reports tell them. */
import { minorToDecimal } from '../../../finance/money.ts';
import { Chance } from '../companies/chance.ts';
import { type Movement, saleMovement } from '../companies/movement.ts';
import type { SandboxCompany } from '../company.ts';

type PayPalObject = Record<string, unknown>;

/** Event codes: a payment through the checkout, its refund, a chargeback, money sent to the bank. */
const EVENT_CODES = { sale: 'T0006', refund: 'T1107', dispute: 'T1201', payout: 'T0400' } as const;
const PAYERS = [['Alma', 'Reyes'], ['Ben', 'Okafor'], ['Chiara', 'Conti'], ['Dai', 'Nguyen'], ['Elif', 'Kaya'], ['Farid', 'Haddad']] as const;

/** Seventeen letters and digits, as PayPal's are. */
export const payPalId = ({ code }: SandboxCompany, key: string): string => `${code}${key}`.toUpperCase();
export const moment = (at: number): string => new Date(at * 1_000).toISOString().replace('.000Z', '+00:00');

export function money({ currency }: SandboxCompany, minor: number): PayPalObject {
  return { currency_code: currency, value: minorToDecimal(minor, currency) };
}

export function transactionDetail(company: SandboxCompany, movement: Movement, fields: ReadonlySet<string>): PayPalObject {
  const has = (name: string): boolean => fields.has('all') || fields.has(name);
  const sale = saleOf(movement);
  return {
    transaction_info: transactionInfo(company, movement),
    ...(has('payer_info') ? { payer_info: payerInfo(company, movement) } : {}),
    ...(has('shipping_info') ? { shipping_info: {} } : {}),
    ...(has('cart_info') ? { cart_info: sale ? { item_details: [{ item_name: sale.item, item_quantity: '1', item_unit_price: money(company, sale.amountMinor), item_amount: money(company, sale.amountMinor) }] } : {} } : {}),
    ...(has('store_info') ? { store_info: {} } : {}),
    ...(has('auction_info') ? { auction_info: {} } : {}),
    ...(has('incentive_info') ? { incentive_info: {} } : {}),
  };
}

function transactionInfo(company: SandboxCompany, movement: Movement): PayPalObject {
  const { kind, key, at, amountMinor, feeMinor } = movement;
  const payer = payerId(movement);
  return {
    ...(payer === null ? {} : { paypal_account_id: payer }), transaction_id: payPalId(company, key), transaction_event_code: EVENT_CODES[kind],
    ...('reversal' in movement ? { paypal_reference_id: payPalId(company, saleMovement(movement.reversal.sale).key), paypal_reference_id_type: 'TXN' } : {}),
    transaction_initiation_date: moment(at), transaction_updated_date: moment(at), transaction_amount: money(company, amountMinor),
    ...(feeMinor === 0 ? {} : { fee_amount: money(company, -feeMinor) }),
    transaction_status: 'S', transaction_subject: saleOf(movement)?.item ?? 'Withdrawal to bank account',
    ...(kind === 'payout' ? { bank_reference_id: `SBX${key.toUpperCase()}` } : {}), protection_eligibility: '01',
  };
}

function saleOf(movement: Movement): Extract<Movement, { kind: 'sale' }>['sale'] | null {
  if (movement.kind === 'payout') return null;
  return movement.kind === 'sale' ? movement.sale : movement.reversal.sale;
}

function payerId(movement: Movement): string | null {
  const sale = saleOf(movement);
  return sale && `SBXPAYER${String(sale.customer ?? sale.number).padStart(5, '0')}`;
}

function payerInfo(company: SandboxCompany, movement: Movement): PayPalObject {
  const payer = payerId(movement);
  if (payer === null) return {};
  const [given, family] = new Chance(company.code, payer).pick(PAYERS);
  return {
    account_id: payer, email_address: `${given}.${family}@example.com`.toLowerCase(), address_status: 'N', payer_status: 'Y',
    payer_name: { given_name: given, surname: family, alternate_full_name: `${given} ${family}` }, country_code: 'US',
  };
}
