/** Prices from their first charge to the latest, names that are in one stretch and not in another, and words that no plan may lose. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');

/** Asked on 20 November 2026 as a first question. */
const CASES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'from the first charge to the latest': [
    ['by how much has Figma\'s monthly charge risen since our first one?', 'price-change bySide [Figma; out] all'],
    ['how much more is adobe billing now compared to when it started', 'price-change bySide [Adobe; out] all'],
    ['what percent has the figma price gone up since we signed up', 'price-change bySide [Figma; out] all in %'],
    ['difference between our first and latest Figma charge', 'price-change bySide [Figma; out] all'],
    ['how much has our rent changed since the beginning', 'price-change expenses [Rent; out] all'],
    ['did figma get more expensive compared to the first bill, by how much', 'price-change bySide [Figma; out] all'],
    ['Figma: how much higher is the monthly fee now than at the start', 'price-change bySide [Figma; out] all'],
    ['how much has the WeWork rent gone up over the years', 'price-change expenses [Rent; WeWork; out] all'],
  ],
  'who is in one stretch and not in the other': [
    ['who paid us in 2025 but has not paid us anything in 2026?', 'ranking revenue 2025 by counterparty largest only-here | 2026-01-01..2026-11-20'],
    ['which customers paid in 2024 but not in 2025', 'ranking revenue 2024 by counterparty largest only-here | 2025'],
    ['vendors we used in 2024 and never in 2025', 'ranking expenses 2024 by counterparty largest only-here | 2025'],
    ['clients from 2024 who were gone in 2025', 'ranking revenue 2024 by counterparty largest only-here | 2025'],
    ['which clients did not pay us in 2026 but did in 2025', 'ranking revenue 2025 by counterparty largest only-here | 2026-01-01..2026-11-20'],
    ['how many customers paid in 2025 but not in 2026', 'count revenue 2025 by counterparty only-here | 2026-01-01..2026-11-20'],
    ['which customers paid us in both 2024 and 2025', 'ranking revenue 2025 by counterparty largest in-both | 2024'],
    ['suppliers paid in 2025 that we did not pay in 2024', 'ranking expenses 2025 by counterparty largest only-here | 2024'],
    ['new customers in 2025', 'ranking revenue 2025 by counterparty largest only-here | 2024-01-01..2024-12-31'],
    ['which vendors are new this year', 'ranking expenses 2026-01-01..2026-11-20 by counterparty largest only-here | 2024-01-01..2025-12-31'],
    ['which clients did we lose in 2025', 'ranking revenue 2024 by counterparty largest only-here | 2025'],
    ['how many new vendors did we add in 2025', 'count expenses 2025 by counterparty only-here | 2024-01-01..2024-12-31'],
  ],
  'words that would otherwise be lost are asked about': [
    ['average monthly revenue 2024 vs 2025', 'compare revenue 2024 per month | 2025'],
    ['largest invoice per client in 2025 and how many', 'clarify'],
  ],
  'which side, what is each, what cannot be told': [
    ['how many bills did Jonas Weber send in 2025', 'count movement [Jonas Weber; out] 2025'],
    ['looking at Acme, what did they bring in overall', 'total revenue [Acme Robotics] all'],
    ['how much of the Ford loan have we paid back', 'total movement [Loan Payment; "ford"] all'],
    ['largest insurance payment received this year', 'clarify'],
    ['WeWork or Adobe, what did each get in 2025', 'ranking expenses [WeWork; Adobe] 2025 by counterparty largest'],
    ['WeWork and Adobe separately, 2025', 'ranking expenses [WeWork; Adobe] 2025 by counterparty largest'],
    ['revenue from Acme in 2025, refunds taken off', 'total revenue [Acme Robotics] 2025'],
    ['Fairway Dental 2025 minus what we refunded them', 'total bySide [Fairway Dental Group] 2025'],
    ['is the owner draw taxable', 'unsupported'],
    ['when did Figma start', 'date movement [Figma] all first'],
    ['when did Figma get more expensive', 'clarify'],
    ['expenses in 2025 without cost of goods and without taxes', 'total expenses [-Taxes; -Subcontractors] 2025'],
    ['spend 2025 excluding rent and excluding cost of sales', 'total expenses [-Rent; -Subcontractors] 2025'],
    ['is adobe stock a buy', 'unsupported'],
    ['how many bags of coffee are left', 'unsupported'],
  ],
};

for (const [group, cases] of Object.entries(CASES)) {
  describe(group, () => {
    test.each(cases)('%s', (question, expected) => {
      expect(inShort(interpret(question, vocabulary, { asOf: '2026-11-20', previous: null }), vocabulary)).toBe(expected);
    });
  });
}
