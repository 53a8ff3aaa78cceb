/** A merchant whose payouts are given by a bank statement: the sales behind each of them are drawn so that they come to it exactly. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, daysBetween } from '../../../finance/local-date.ts';
import type { SandboxCompany } from '../company.ts';
import { Chance } from './chance.ts';
import type { MerchantBooks, PaidOut, Reversal, Sale } from './merchant-books.ts';

/** What arrived at the bank. */
export interface Arrival {
  readonly date: LocalDate;
  readonly amountMinor: number;
}

interface Stretch extends PaidOut {
  readonly sales: readonly Sale[];
  readonly refunds: readonly Reversal[];
  readonly disputes: readonly Reversal[];
}

const PRICES_MINOR = [4_900, 9_900, 14_900, 24_900, 39_900];
const ITEMS = ['Brand starter kit', 'Icon set', 'Website template', 'Slide template', 'Type specimen'];
const DISPUTE_FEE_MINOR = 1_500;
const REFUND_ONE_IN = 8;
const DISPUTE_ONE_IN = 30;
/** The last sale makes up what is missing; it is worth at most so much. */
const LAST_SALE_NET_MINOR = 45_000;
/** Sent a day before it arrives, with everything up to three days before that. */
const SENT_DAYS = 1;
const HELD_DAYS = 4;
const FIRST_STRETCH_DAYS = 7;

export class MirroredMerchant implements MerchantBooks {
  readonly firstDay: LocalDate;
  readonly #stretches: readonly Stretch[];

  constructor(readonly company: SandboxCompany, arrivals: readonly Arrival[], readonly lastDay: LocalDate) {
    this.#stretches = arrivals.map((arrival, index) => stretch(arrival, arrivals[index - 1]?.date ?? addDays(arrival.date, -FIRST_STRETCH_DAYS), company.code));
    this.firstDay = this.#stretches[0]?.from ?? lastDay;
  }

  salesOn(date: LocalDate): readonly Sale[] {
    return this.#over(date)?.sales.filter((sale) => sale.date === date) ?? [];
  }

  refundsOn(date: LocalDate): readonly Reversal[] {
    return this.#over(date)?.refunds.filter((refund) => refund.date === date) ?? [];
  }

  disputesOn(date: LocalDate): readonly Reversal[] {
    return this.#over(date)?.disputes.filter((dispute) => dispute.date === date) ?? [];
  }

  payoutOn(date: LocalDate): PaidOut | null {
    return this.#stretches.find((payout) => payout.date === date) ?? null;
  }

  #over(date: LocalDate): Stretch | undefined {
    return this.#stretches.find(({ from, to }) => from <= date && date <= to);
  }
}

function stretch({ date: arrivesOn, amountMinor }: Arrival, previous: LocalDate, code: string): Stretch {
  const chance = new Chance(code, arrivesOn);
  const [from, to] = [addDays(previous, 1 - HELD_DAYS), addDays(arrivesOn, -HELD_DAYS)];
  const refunded = chance.oneIn(REFUND_ONE_IN) ? chance.pick(PRICES_MINOR) : 0;
  const disputed = refunded === 0 && chance.oneIn(DISPUTE_ONE_IN) ? chance.pick(PRICES_MINOR) : 0;
  const disputeFeeMinor = disputed === 0 ? 0 : DISPUTE_FEE_MINOR;
  const amounts = amountsOf(amountMinor + refunded + disputed + disputeFeeMinor, refunded + disputed, chance);
  const sales = placed(amounts, from, daysBetween(from, to), chance);
  const [first] = sales;
  const reversed = first ? [{ number: 1, sale: first, date: to, second: null, feeMinor: disputeFeeMinor }] : [];
  return { date: addDays(arrivesOn, -SENT_DAYS), arrivesOn, from, to, amountMinor, sales, refunds: refunded === 0 ? [] : reversed, disputes: disputed === 0 ? [] : reversed };
}

/** Prices whose nets come to `netMinor`; the one that goes back, if any, comes first. */
function amountsOf(netMinor: number, goesBackMinor: number, chance: Chance): number[] {
  const amounts = goesBackMinor === 0 ? [] : [goesBackMinor];
  let missing = netMinor - (goesBackMinor === 0 ? 0 : goesBackMinor - feeOf(goesBackMinor));
  while (missing > LAST_SALE_NET_MINOR) {
    const amount = chance.pick(PRICES_MINOR);
    amounts.push(amount);
    missing -= amount - feeOf(amount);
  }
  return [...amounts, grossOf(missing)];
}

function feeOf(amountMinor: number): number {
  return Math.round(amountMinor * 0.029) + 30;
}

/** The amount of which `netMinor` is left after the fee. There always is one: a cent more leaves a cent more or nothing more. */
function grossOf(netMinor: number): number {
  let amount = Math.floor((netMinor + 30) / 0.971) - 2;
  while (amount - feeOf(amount) < netMinor) amount += 1;
  return amount;
}

function placed(amounts: readonly number[], from: LocalDate, lastOffset: number, chance: Chance): Sale[] {
  return amounts.map((amountMinor, index) => ({
    number: index + 1,
    date: addDays(from, Math.floor((index * (lastOffset + 1)) / amounts.length)),
    second: 14 * 3_600 + index * 60 + chance.between(0, 59),
    amountMinor,
    feeMinor: feeOf(amountMinor),
    item: ITEMS[PRICES_MINOR.indexOf(amountMinor)] ?? 'Extended licence',
    customer: chance.between(1, 40),
  }));
}
