/** How long what was deleted can be taken back. */

export const UNDO_HOURS = 24;

const HOUR_MS = 60 * 60 * 1000;

/** Deleted before this moment: gone for good. */
export function undoEnds(now: Date): Date {
  return new Date(now.getTime() - UNDO_HOURS * HOUR_MS);
}

/** When what is deleted now can be removed, rounded up to the hour so that deletions of one hour share a job. */
export function removalTime(now: Date): Date {
  return new Date((Math.ceil(now.getTime() / HOUR_MS) + UNDO_HOURS) * HOUR_MS);
}
