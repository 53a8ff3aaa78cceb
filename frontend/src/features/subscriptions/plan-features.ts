/** A plan's features arrive as a list in JSON; anything else is shown as no features rather than as a broken page. */
export function planFeatures(features: string): string[] {
  try {
    const list: unknown = JSON.parse(features);
    return Array.isArray(list) ? list.filter((feature) => typeof feature === 'string') : [];
  } catch {
    return [];
  }
}
