/** Time zones by their IANA names, as browsers report them. */
import type { Input } from '../input.ts';

const LONGEST_NAME = 100;
const LISTED: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/** The name as the platform lists it (`us/eastern` is `America/New_York`); null for what is no place's time, offsets included. */
export function listedTimeZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return LISTED.has(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

/** Null where the field is absent. */
export function readTimeZone(input: Input): string | null {
  const name = input.optionalText('timeZone', 'Time zone', LONGEST_NAME);
  if (name === null || name === '') return null;
  const listed = listedTimeZone(name);
  if (listed === null) input.fault('timeZone', 'Time zone must be an IANA name such as Europe/Zurich.');
  return listed;
}
