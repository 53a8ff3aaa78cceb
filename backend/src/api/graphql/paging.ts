/** The two arguments of every list. */
export const LIMIT = { nullable: true, description: 'How many at most: 1 to 200, 50 without it.' } as const;
export const CURSOR = { nullable: true, description: 'The id of the last item of the page before.' } as const;
