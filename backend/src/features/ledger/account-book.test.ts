/** Which accounts are cards, by the names that files give them. */
import { expect, test } from '@jest/globals';
import { AccountBook } from './account-book.ts';

const role = (name: string) => new AccountBook([], 'USD').find(name, null).role;

test.each(['Credit Card', 'CreditCard 4411', 'Amex Platinum', 'Barclaycard', 'Chase Ink Preferred', 'Company Card', 'Visa ...8812', 'Kreditkarte', 'Carte de crédit', 'Tarjeta de crédito'])('%s is a card', (name) => {
  expect(role(name)).toBe('card');
});

test.each(['Operating Checking', 'Visa Debit Card', 'Prepaid Card', 'Gift Cards', 'Savings', 'Business Current Account', 'Compte courant', 'Petty Cash', 'Cardiff Branch', 'Cartão de débito', 'Tarjeta de débito', 'Itaú CC 12345-6'])('%s is a bank account', (name) => {
  expect(role(name)).toBe('bank');
});
