/** Who sells a thing and is left out of it, against who is named as its seller. */
import { expect, test } from '@jest/globals';
import { contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const rows = contractorRows();
const sunoco = rows.filter(({ counterparty }) => counterparty === 'Shell').map((row) => ({ ...row, counterparty: 'Sunoco', description: 'SUNOCO 0441' }));
const { vocabulary } = ledgerOf([...rows, ...sunoco], 'categorised');

/** Asked on 20 November 2026 as a first question. */
test.each([
  ['fuel costs in 2025', 'total expenses [Shell; Sunoco] 2025'],
  ['fuel costs excluding Sunoco in 2025', 'total expenses [Shell; Sunoco; -Sunoco] 2025'],
  ['fuel costs but not that from Sunoco in 2025', 'total expenses [Shell; Sunoco; -Sunoco] 2025'],
  ['fuel costs other than Sunoco in 2025', 'total expenses [Shell; Sunoco; -Sunoco] 2025'],
  ['fuel at Sunoco in 2025', 'total bySide [Sunoco; out] 2025'],
  ['what did we spend on fuel at Shell in 2025', 'total expenses [Shell] 2025'],
  ['expenses excluding Sunoco in 2025', 'total expenses [-Sunoco] 2025'],
  ['fuel at Sunoco but not Shell in 2025', 'total bySide [Sunoco; -Shell; out] 2025'],
])('%s', (question, expected) => expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected));
