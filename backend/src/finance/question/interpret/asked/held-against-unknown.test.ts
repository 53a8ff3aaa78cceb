/** One whom the ledger does not know, held against one whom it knows; names said in short; and what only looks so. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf, type PlainRow } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

const row = (amount: number, category: string, counterparty: string, account = 'Frost Checking'): PlainRow => ({ date: '2025-03-04', amount, category, description: counterparty.toUpperCase(), counterparty, account });
const rows = [
  row(900, 'Sales', 'Acme Builders'), row(300, 'Sales', 'Halvorsen Logistics'), row(-400, 'Rent', 'Northgate'), row(-300, 'Payroll', 'Gusto'), row(-90, 'Travel', 'Hilton'),
  row(-60, 'Cloud Hosting', 'MongoDB Atlas', 'Visa Business'), row(-25, 'Cloud Hosting', 'Cloudflare', 'Visa Business'), row(-25, 'Software Subscriptions', 'Zoom', 'Visa Business'), row(-30, 'Software Subscriptions', 'QuickBooks'),
];
const { vocabulary } = ledgerOf(rows, 'categorised');
const told = (text: string): string => inShort(interpret(text, vocabulary, { asOf: '2026-11-18', previous: null }), vocabulary);

test.each<[string, string]>([
  ['foobar vs cloudflare 2025', 'compare bySide ["foobar"] 2025 | [Cloudflare]'],
  ['FOOBAR VS CLOUDFLARE 2025', 'compare bySide ["foobar"] 2025 | [Cloudflare]'],
  ['cloudflare against foobar 2025', 'compare bySide [Cloudflare] 2025 | ["foobar"]'],
  ['cloudflare compared to foobar in 2025', 'compare bySide [Cloudflare] 2025 | ["foobar"]'],
  ['difference between foobar and cloudflare in 2025', 'compare bySide ["foobar"] 2025 | [Cloudflare]'],
  ['foobar and cloudflare side by side for 2025', 'compare bySide ["foobar"] 2025 | [Cloudflare]'],
  ['did we pay cloudflare more than foobar in 2025', 'compare bySide [Cloudflare; out] 2025 | ["foobar"; out]'],
  ['travel vs foobar 2025', 'compare expenses [Travel] 2025 | ["foobar"]'],
  ['who paid us more in 2025, foobar or halvorsen', 'compare revenue ["foobar"] 2025 | [Halvorsen Logistics]'],
  // A word that one talks with may be somebody, and two of three are no answer.
  ['zoom vs teams 2025', 'clarify'],
  ['teams vs zoom 2025', 'clarify'],
  ['payroll vs plan 2025', 'clarify'],
  ['cloudflare, zoom and foobar compared, 2025', 'clarify'],
  // In short.
  ['mongo vs cloudflare 2025, spend', 'compare expenses [MongoDB Atlas] 2025 | [Cloudflare]'],
  ['what did Mongo cost in 2025', 'total expenses [MongoDB Atlas] 2025'],
  ['quick spend check for 2025', 'total expenses 2025'],
  ['quick vs cloudflare 2025', 'clarify'],
])('%s', (question, plan) => expect(told(question)).toBe(plan));

test.each<[string, string]>([
  ['cloudflare vs zoom 2025', 'compare bySide [Cloudflare] 2025 | [Zoom]'],
  ['cloudflare 2024 vs 2025', 'compare bySide [Cloudflare] 2024 | 2025'],
  ['cloudflare, november vs october', 'compare bySide [Cloudflare] 2026-11-01..2026-11-18 | 2026-10'],
  ['payroll vs last year', 'compare expenses [Payroll] 2026-01-01..2026-11-18 | 2025-01-01..2025-11-18'],
  ['payroll vs revenue 2025', 'compare expenses [Payroll] 2025 | revenue []'],
  ['show me rent vs payroll 2025', 'compare expenses [Rent] 2025 | [Payroll]'],
  ['this month vs last', 'compare netProfit 2026-11-01..2026-11-18 | 2026-10'],
])('both sides are known: %s', (question, plan) => expect(told(question)).toBe(plan));

// Which of two is dearer, and parts that are added up.
test.each<[string, string]>([
  ["What is dearer for us, the software subscriptions or the travel? 2025, and what's the gap", 'compare expenses [Software Subscriptions] 2025 | [Travel]'],
  ['what is more expensive, hosting or software? 2025', 'compare expenses [Cloud Hosting] 2025 | [Software Subscriptions]'],
  ['which subscriptions got dearer in 2025', 'price-list expenses [Software Subscriptions] 2025 by counterparty largest'],
  ['Travel in 2025 - flights plus hilton, one figure', 'clarify'],
  ['rent plus everything else in 2025', 'clarify'],
  ['rent plus travel in 2025', 'total expenses [Rent; Travel] 2025'],
  ['what did we spend on rent plus what we spent on travel in 2025', 'total expenses [Rent; Travel] 2025'],
  ['plus, what was rent in 2025', 'total expenses [Rent] 2025'],
])('%s', (question, plan) => expect(told(question)).toBe(plan));
