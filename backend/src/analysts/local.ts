/** The analyst that is always there: the finance core's own reading and words need nothing added. */
import type { Analyst } from './contract.ts';

export const localAnalyst: Analyst = {
  name: 'local',
  isAvailable: false,
  proposePlan: async () => null,
  phrase: async () => null,
  phraseFindings: async (findings) => findings.map(() => null),
  proposeCategories: async () => null,
};
