/** Rows of deleted files, which can still come back: they stay where they are and count nowhere, because they are marked as the duplicate of nothing. */

/** `entry.duplicate_of` of a withdrawn row. */
export const WITHDRAWN = '00000000-0000-0000-0000-000000000000';
