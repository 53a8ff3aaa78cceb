/** What every chart of the kit draws: labels along one axis, and series of figures with a way to write them. */
export interface ChartSeries {
  name: string;
  /** One figure per label; null is a gap and stays one. */
  data: readonly (number | null)[];
}

export interface ChartData {
  labels: readonly string[];
  /** By label: the address that its point or bar leads to. */
  addresses?: readonly (string | null)[] | undefined;
  series: readonly ChartSeries[];
  /** How a figure is written in tooltips and tables. */
  formatValue: (value: number) => string;
  /** How a figure is written along the axis, shorter. */
  formatTick: (value: number) => string;
}

/** The same figures as rows of text, the label first. */
export function tableRows({ labels, series, formatValue }: ChartData): string[][] {
  return labels.map((label, index) => [label, ...series.map(({ data }) => {
    const value = data[index];
    return value === null || value === undefined ? '—' : formatValue(value);
  })]);
}

function csvField(value: string): string {
  // A field that a spreadsheet would take for a formula is quoted with an apostrophe in front.
  const safe = /^[=+@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The same figures as CSV, unformatted, so that a spreadsheet can go on with them. */
export function toCsv({ labels, series }: ChartData): string {
  const header = ['', ...series.map(({ name }) => csvField(name))];
  const rows = labels.map((label, index) => [csvField(label), ...series.map(({ data }) => String(data[index] ?? ''))]);
  return [header, ...rows].map((row) => row.join(',')).join('\r\n');
}
