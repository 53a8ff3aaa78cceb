/** What a question's names, times and numbers are called in a form. */
import type { AccountRole } from '../../ledger/entry.ts';

export const SLOTS = ['<income>', '<cost>', '<refund>', '<tax>', '<interest>', '<owner>', '<loan>', '<transfer>', '<party>', '<account>', '<period>', '<count>', '<amount>', '<percent>'] as const;
export type Slot = (typeof SLOTS)[number];

const OF_ROLE: Partial<Record<AccountRole, Slot>> = { 'revenue': '<income>', 'other-income': '<income>', 'refund': '<refund>', 'tax': '<tax>', 'interest': '<interest>', 'owner': '<owner>', 'loan': '<loan>', 'transfer': '<transfer>' };
export const slotOfRole = (role: AccountRole | null): Slot => (role === null ? '<cost>' : OF_ROLE[role] ?? '<cost>');

/** What stands in a form where the question says the thing in other words ("money we gave back"). */
export const USUAL: Partial<Record<Slot, string>> = { '<refund>': 'refunds', '<tax>': 'taxes', '<interest>': 'interest', '<owner>': 'owner draw', '<loan>': 'loan payment', '<transfer>': 'transfers', '<period>': 'all time' };
