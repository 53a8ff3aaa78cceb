/** Square's objects of a merchant's movements. */
import { addDays } from '../../../finance/local-date.ts';
import type { MerchantBooks, Reversal, Sale } from '../companies/merchant-books.ts';
import { type Movement, saleMovement } from '../companies/movement.ts';
import type { SandboxCompany } from '../company.ts';

type SquareObject = Record<string, unknown>;

const ENTRY_TYPES = { sale: 'CHARGE', refund: 'REFUND', dispute: 'DISPUTE', payout: 'PAYOUT' } as const;
/** Sales go back within so many days, but for what is changed by hand. */
const REVERSED_WITHIN_DAYS = 14;

export const locationId = ({ code }: SandboxCompany): string => `LSBX${code}0001`;
export const squareId = ({ code }: SandboxCompany, { kind, key }: Pick<Movement, 'kind' | 'key'>): string => `${{ sale: 'SBX', refund: 'SBXR', dispute: 'SBXD', payout: 'po_SBX' }[kind]}${code}${key}`;
export const moment = (at: number): string => new Date(at * 1_000).toISOString();

export function money({ currency }: SandboxCompany, amount: number): SquareObject {
  return { amount, currency };
}

/** The refund of a sale that happened by now. */
export function refundOf(books: MerchantBooks, sale: Sale, today: string): Reversal | null {
  for (let days = 0; days <= REVERSED_WITHIN_DAYS; days += 1) {
    const date = addDays(sale.date, days);
    if (date > today) return null;
    const found = books.refundsOn(date).find((refund) => refund.sale.date === sale.date && refund.sale.number === sale.number);
    if (found) return found;
  }
  return null;
}

export function payment({ company }: MerchantBooks, sale: Sale, refund: Movement | null): SquareObject {
  const movement = saleMovement(sale);
  return {
    id: squareId(company, movement), created_at: moment(movement.at), updated_at: moment(refund?.at ?? movement.at), amount_money: money(company, sale.amountMinor), total_money: money(company, sale.amountMinor),
    approved_money: money(company, sale.amountMinor), processing_fee: [{ effective_at: moment(movement.at), type: 'INITIAL', amount_money: money(company, sale.feeMinor) }],
    ...(refund ? { refunded_money: money(company, sale.amountMinor), refund_ids: [squareId(company, refund)] } : {}),
    status: 'COMPLETED', delay_duration: 'PT36H', source_type: 'CARD', location_id: locationId(company), order_id: `SBXO${company.code}${movement.key}`, note: sale.item,
    card_details: {
      status: 'CAPTURED', card: { card_brand: 'VISA', last_4: '1111', exp_month: 8, exp_year: 2030, card_type: 'CREDIT', prepaid_type: 'NOT_PREPAID', bin: '411111' }, entry_method: 'CONTACTLESS',
      cvv_status: 'CVV_ACCEPTED', avs_status: 'AVS_ACCEPTED', statement_description: `SQ *${company.name.toUpperCase()}`,
    },
    ...(sale.customer === null ? {} : { customer_id: `SBXC${company.code}${String(sale.customer).padStart(4, '0')}` }),
    receipt_number: movement.key.slice(-4), receipt_url: `https://squareupsandbox.com/receipt/preview/${squareId(company, movement)}`,
    application_details: { square_product: 'SQUARE_POS' }, version_token: 'sandbox',
  };
}

export function refundObject({ company }: MerchantBooks, movement: Extract<Movement, { kind: 'refund' | 'dispute' }>): SquareObject {
  const { sale } = movement.reversal;
  return {
    id: squareId(company, movement), status: 'COMPLETED', location_id: locationId(company), unlinked: false, destination_type: 'CARD', amount_money: money(company, sale.amountMinor),
    payment_id: squareId(company, saleMovement(sale)), order_id: `SBXO${company.code}${movement.key}`, reason: 'Returned goods', created_at: moment(movement.at), updated_at: moment(movement.at),
  };
}

export function disputeObject({ company }: MerchantBooks, movement: Extract<Movement, { kind: 'refund' | 'dispute' }>): SquareObject {
  const { sale } = movement.reversal;
  const id = squareId(company, movement);
  return {
    dispute_id: id, id, amount_money: money(company, sale.amountMinor), reason: 'NOT_RECEIVED', state: 'LOST', due_at: moment(movement.at + 7 * 86_400), disputed_payment: { payment_id: squareId(company, saleMovement(sale)) },
    evidence_ids: [], card_brand: 'VISA', created_at: moment(movement.at), updated_at: moment(movement.at), brand_dispute_id: `SBX${movement.key}`, reported_at: moment(movement.at), reported_date: movement.date,
    version: 1, location_id: locationId(company),
  };
}

export function payoutObject({ company }: MerchantBooks, movement: Extract<Movement, { kind: 'payout' }>, now: Date): SquareObject {
  const { arrivesOn, amountMinor } = movement.payout;
  return {
    id: squareId(company, movement), status: arrivesOn <= now.toISOString().slice(0, 10) ? 'PAID' : 'SENT', location_id: locationId(company), created_at: moment(movement.at), updated_at: moment(movement.at),
    amount_money: money(company, amountMinor), destination: { type: 'BANK_ACCOUNT', id: `bact:SBX${company.code}` }, version: 1, type: 'BATCH', payout_fee: [], arrival_date: arrivesOn,
    end_to_end_id: `SBX${movement.key.toUpperCase()}`,
  };
}

export function payoutEntry({ company }: MerchantBooks, movement: Movement, payoutId: string): SquareObject {
  const { key, at, kind, amountMinor, feeMinor } = movement;
  return {
    id: `poe_SBX${company.code}${key}`, payout_id: payoutId, effective_at: moment(at), type: ENTRY_TYPES[kind],
    gross_amount_money: money(company, amountMinor), fee_amount_money: money(company, feeMinor), net_amount_money: money(company, amountMinor - feeMinor),
    ...entryDetails(company, movement),
  };
}

function entryDetails(company: SandboxCompany, movement: Movement): SquareObject {
  switch (movement.kind) {
    case 'sale': return { type_charge_details: { payment_id: squareId(company, movement) } };
    case 'refund': return { type_refund_details: { payment_id: squareId(company, saleMovement(movement.reversal.sale)), refund_id: squareId(company, movement) } };
    case 'dispute': return { type_dispute_details: { payment_id: squareId(company, saleMovement(movement.reversal.sale)), dispute_id: squareId(company, movement) } };
    case 'payout': return {};
  }
}

export function merchantObject({ company, firstDay }: MerchantBooks): SquareObject {
  return {
    id: company.id, business_name: `${company.name} (sandbox)`, country: company.country, language_code: 'en-US', currency: company.currency, status: 'ACTIVE', main_location_id: locationId(company), created_at: `${firstDay}T08:00:00Z`,
  };
}

export function locationObject({ company, firstDay }: MerchantBooks): SquareObject {
  return {
    id: locationId(company), name: 'Main shop', address: { address_line_1: '1 Invented Street', country: company.country }, timezone: 'Etc/UTC', capabilities: ['CREDIT_CARD_PROCESSING'], status: 'ACTIVE', created_at: `${firstDay}T08:00:00Z`,
    merchant_id: company.id, country: company.country, language_code: 'en-US', currency: company.currency, business_name: company.name, type: 'PHYSICAL', mcc: '5462',
  };
}
