/** Four weeks from Monday 5 January 2026: 10 on each Monday, 40 and 20 on two of the four Saturdays, twice on the first. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf } from '../statement-ledger.test-data.ts';

const sale = (date: string, amount: number) => ({ date, description: 'TILL', amount, category: 'Sales', counterparty: 'Till' });
const ledger = ledgerOf([...['05', '12', '19', '26'].map((day) => sale(`2026-01-${day}`, 10)), sale('2026-01-10', 25), sale('2026-01-10', 15), sale('2026-01-17', 20), sale('2026-02-01', 0.5)], 'categorised');
const ask = async (text: string) => (await answerQuestion({ text, ...ledger, today: '2026-02-02', previous: null })).answer;

test('an average Saturday is what all Saturdays brought by how many there were', async () => expect((await ask('what do we sell on an average Saturday from January 5 to February 1 2026')).value).toBe('15.00'));
test('the same for each weekday', async () => expect((await ask('average sales by weekday from January 5 to February 1 2026')).table?.rows).toEqual([['Saturday', '15.00'], ['Monday', '10.00'], ['Sunday', '0.13']]));
