/** The words that nearly every question is made of: a slip in one of them is mended even where the word is short. Add a word that is often mistyped. */
export const CORE_WORDS: readonly string[] = `
year month week day days weeks months quarter last this that the then than first second third half since until from for before after with without
what which when who how much many most more less total sum amount number count average median between each every per all only just
sales sale revenue income profit loss margin cost costs cash flow spend spent spending expense expenses paid pay payment payments payroll rent tax taxes net gross
refund refunds balance bank card account transfer money made make earn earned bring brought take taken took have has had did does was were went been get got gave
vendor vendors supplier customer customers client category transaction transactions invoice file biggest largest highest smallest lowest compare percent percentage growth
january february march april june july august september october november december please show give tell list date above below between without excluding counting compared other income draw draws category categories
`.trim().split(/\s+/);
