/** How much of a plan a month has used. */
export interface UsageBar {
  label: string;
  used: number;
  /** null means unlimited. */
  limit: number | null;
  /** At most 100; null where there is no limit to fill. */
  percent: number | null;
}

const unlimited = -1;

function bar(label: string, used: number, limit: number): UsageBar {
  if (limit === unlimited) return { label, used, limit: null, percent: null };
  return { label, used, limit, percent: limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100)) };
}

export function usageBars(usage: { fileUploads: number; queriesUsed: number; reportsGenerated: number }, maxFileUploads: number): UsageBar[] {
  return [
    bar('File uploads', usage.fileUploads, maxFileUploads),
    bar('Questions asked', usage.queriesUsed, unlimited),
    bar('Reports generated', usage.reportsGenerated, unlimited),
  ];
}
