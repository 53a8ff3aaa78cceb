/** Time zones to choose from, and what their clocks show. */
export interface TimeZoneChoice {
  /** IANA name, such as `America/New_York`. */
  name: string;
  /** `Europe`. */
  region: string;
  /** `New York`, as people look for it. */
  label: string;
}

/** A zone of another platform's list is offered where it is the one in use. */
export function timeZoneChoices(inUse: string): TimeZoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', inUse]);
  return [...names].map(choiceOf).sort((a, b) => a.label.localeCompare(b.label));
}

export function choiceOf(name: string): TimeZoneChoice {
  const [region = name, ...places] = name.split('/');
  return { name, region: places.length > 0 ? region : 'Universal', label: (places.join(', ') || name).replaceAll('_', ' ') };
}

/** `GMT+1`, as it is at this moment. */
export function offsetOf(name: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `Sat, Nov 21, 9:14 PM`. */
export function clockIn(name: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: name, weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(now);
}
