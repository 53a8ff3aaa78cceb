/** The filter of every entity that can be deleted with undo: lists, counts and look-ups see only what is not deleted. */

export const presentOnly = { present: { name: 'present', cond: { deletedAt: null }, default: true } } as const;
