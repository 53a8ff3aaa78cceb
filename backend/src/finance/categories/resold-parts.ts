/** Parts of cars: who drives buys a few of them and much fuel, who repairs cars buys them day after day and sells them on. */
import { defaultAccount } from '../chart-of-accounts.ts';
import type { Categorized } from './categorize.ts';

const VEHICLE = defaultAccount('Vehicle').number;
const GOODS = defaultAccount('Cost of Goods Sold').number;
/** So many purchases of parts make a habit. */
const LEAST_PURCHASES = 12;
/** So many more of them than of everything else for vehicles: fuel, tolls, car parks. */
const TIMES = 2;
/** From here on nobody is asked. */
const PLAIN_PURCHASES = 50;
/** A text that says so little is outweighed. */
const UNSURE = 50;
const LIKELY = 60;
const PLAIN = 80;
const PARTS_SHOP = /^(napa|autozone|o'?reilly|advance auto|carquest|euro car parts|gsf car parts|supercheap auto|repco|bumper to bumper|rockauto)\b|\b(auto|motor|car|truck|brake|engine) (parts|spares)\b|\b(oem parts|parts (dept|department|counter))\b/i;

export class ResoldParts {
  #purchaseCount = 0;
  #otherCount = 0;

  learn({ categoryNumber, counterparty }: Categorized, isIn: boolean): void {
    if (isIn) return;
    if (isOfParts(counterparty)) this.#purchaseCount += 1;
    else if (categoryNumber === VEHICLE) this.#otherCount += 1;
  }

  /** What a text alone says is for the own car, in a file that buys parts like a garage. */
  judge(read: Categorized): Categorized {
    const isOfVehicle = read.categoryNumber === VEHICLE || read.confidence < UNSURE;
    if (!isOfVehicle || !this.#isGarage() || !isOfParts(read.counterparty)) return read;
    return { ...read, categoryNumber: GOODS, confidence: this.#purchaseCount >= PLAIN_PURCHASES ? PLAIN : LIKELY, isByOtherRows: true };
  }

  #isGarage(): boolean {
    return this.#purchaseCount >= LEAST_PURCHASES && this.#purchaseCount >= TIMES * this.#otherCount;
  }
}

const isOfParts = (counterparty: string | null): boolean => counterparty !== null && PARTS_SHOP.test(counterparty);
