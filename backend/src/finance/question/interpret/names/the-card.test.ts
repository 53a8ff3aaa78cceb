/** "The card" of a ledger with one card account, whatever that is called. */
import { expect, test } from '@jest/globals';
import type { AccountRole } from '../../../ledger/entry.ts';
import { tokenize } from '../words/tokenize.ts';
import { withTheCard } from './the-card.ts';

const CHECKING = { name: 'Studio Checking', role: 'bank' as AccountRole };
const read = (question: string, ...cards: string[]): string => withTheCard(tokenize(question), [CHECKING, ...cards.map((name) => ({ name, role: 'bank' as AccountRole }))]).map(({ text }) => text).join(' ');

test.each([
  ['expenses on the credit card in 2025', 'expenses on the business visa in 2025'],
  ['what did we put on the company card', 'what did we put on the business visa'],
  ['how often did amtrak charge the card', 'how often did amtrak charge the business visa'],
])('%s', (question, expected) => expect(read(question, 'Business Visa')).toBe(expected));

test.each([
  ['the card is paid', 'how much did we pay off the card'], ['own money moves to it', 'transfers to the card'], ['fees are for customers\' cards', 'the card fees in 2025'], ['customers have cards, too', 'did customers pay with the card'],
])('%s: %s', (_, question) => expect(read(question, 'Business Visa')).toBe(question));

test('which of two cards is not said', () => expect(read('expenses on the card', 'Business Visa', 'Travel Amex')).toBe('expenses on the card'));
test('a card that is called so needs nothing', () => expect(read('expenses on the card', 'Credit Card')).toBe('expenses on the card'));
