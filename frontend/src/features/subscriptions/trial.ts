/** How long a trial still runs. */
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whole days, rounded up, never below zero. */
export function trialDaysLeft(trialEndsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / dayMilliseconds));
}

/** `Free Trial - 3 days left`, as of the moment at which it is told: a plan that is changed on an open screen begins its trial later than the screen. */
export function trialWords(trialEndsAt: string, now = new Date()): string {
  const days = trialDaysLeft(trialEndsAt, now);
  return `Free Trial - ${days} ${days === 1 ? 'day' : 'days'} left`;
}
