/** Plain English words by what dropping them does: light ones carry nothing, turning ones turn a question into another one unless something read them. */

export const LIGHT_WORDS: ReadonlySet<string> = new Set('a an the this that these those there here it its i me my mine we us our ours you your he she they them their his her and or of for from to at in into on onto by with is are was were be been being am do does did done have has had can could would should will shall may might must please pls what which who how much'.split(' '));

/** Add a word that must not be lost in silence. */
export const TURNING_WORDS: ReadonlySet<string> = new Set(`
before after since until till between than per each every half back early late ago later earlier next following previous
christmas xmas only exactly precisely just alone single twice thrice once never not no nothing none without except besides instead plus minus less least most fewer more often rarely
working open closed new old ever again still yet
owe owed left remaining remain remains rest start started starts begin began beginning stop stopped first last final current
cancel cancelled missed lost loss lose
`.trim().split(/\s+/));
