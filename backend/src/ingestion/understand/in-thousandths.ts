/** How an amount in thousandths is written in a question. */
export const inThousandths = (thousandths: number): string => (thousandths / 1_000).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
