/** What owners call their costs, by subject. Add a line to the list of its subject to teach one. */
import { FOOD_AND_DRINK } from './food-and-drink.ts';
import { GOODS } from './goods.ts';
import { OFFICE_AND_MONEY } from './office-and-money.ts';
import { PEOPLE } from './people.ts';
import { PREMISES } from './premises.ts';
import type { Thing } from './thing.ts';
import { VEHICLES_AND_WORKSHOP } from './vehicles-and-workshop.ts';

export const THINGS: readonly Thing[] = [...FOOD_AND_DRINK, ...PEOPLE, ...PREMISES, ...VEHICLES_AND_WORKSHOP, ...GOODS, ...OFFICE_AND_MONEY];
