/** Numbers of the American tax office's forms: they say what is paid, and look like references. */

/** What stands for the returns that employers make for wages. */
export const EMPLOYERS_FORM = 'EMPLOYERSFORM';
/** And for the tax on heavy trucks. */
export const ROAD_FORM = 'ROADFORM';

/** Behind the office's name alone: 941 is also a telephone's area, and any number a reference. */
const FORM = /\b((?:IRS|EFTPS|USATAXPYMT|FED|FEDERAL|FORM)\b.*?)\b(?:(94[0134])|2290)\b/i;

/** "IRS DES:USATAXPYMT ID:941" is about wages. */
export function withFormsNamed(description: string): string {
  return /94|2290/.test(description) ? description.replace(FORM, (_, before: string, employers?: string) => `${before}${employers ? EMPLOYERS_FORM : ROAD_FORM}`) : description;
}
