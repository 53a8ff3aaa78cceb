/** The day of a single purchase, beside a kind of cost that has many payments; and banks and carriers that are called as other words are. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answer-question.ts';
import { ledgerOf, type PlainRow } from '../statement-ledger.test-data.ts';

const row = (date: string, description: string, amount: number, category: string, counterparty: string): PlainRow => ({ date, description, amount, category, counterparty });
const shop = ledgerOf([
  row('2025-01-10', 'SQUARE DEPOSIT', 9000, 'Sales - Retail', 'Square'), row('2025-02-05', 'SHELL OIL VAN 22', -60, 'Vehicle', 'Shell'), row('2025-03-05', 'BYERS FORD VAN SERVICE', -400, 'Vehicle', 'Byers Ford'),
  row('2025-04-13', 'BYERS FORD VAN PURCHASE DEAL 4', -19_650, 'Equipment', 'Byers Ford'), row('2025-05-02', 'ALDER STREET REFORMER ROOM RENT', -3150, 'Rent', 'Alder Street'), row('2025-05-14', 'BALANCED BODY REFORMERS X6', -24_960, 'Equipment', 'Balanced Body'),
  row('2025-06-02', 'ALDER STREET REFORMER ROOM RENT', -3150, 'Rent', 'Alder Street'), row('2025-07-02', 'SHELL OIL VAN 23', -70, 'Vehicle', 'Shell'), row('2025-07-30', 'FROST BANK SERVICE CHARGE', -25, 'Bank Fees', ''),
].map((one) => ({ ...one, account: 'Frost Checking' })), 'categorised');
const asked = async (text: string): Promise<string> => {
  const { answer } = await answerQuestion({ text, ...shop, today: '2025-08-15', previous: null });
  return answer.kind === 'answer' ? String(answer.value) : answer.kind;
};

test.each([
  ['On what day did we pay for the van?', '2025-04-13'], ['when did we buy the van', '2025-04-13'], ['what day did we pay for the reformers', '2025-05-14'],
  ['When did we last pay for fuel?', '2025-07-02'], ['How much did we pay Frost Bank?', '25.00'], ['What have customer deposits added up to this year?', '9000.00'],
])('%s', async (text, value) => expect(await asked(text)).toBe(value));

test.each(['How much did we pay UPS in 2025?', 'UPS costs in 2025', 'how many payments did we make to ups', 'How much did we pay A-dec in 2025?'])('nobody of that name is here: %s', async (text) => expect(await asked(text)).toBe('clarify'));
