/** The account of a file that names none: one with the file's own name, so that the next file of that name belongs to it too. */

/** "checking.csv" and the browser's second download "checking (1).csv" → "checking". */
export function accountNameOf(fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').replace(/\s*\(\d+\)$/, '').trim();
  return name || fileName;
}
