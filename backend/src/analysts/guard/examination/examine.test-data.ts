/** Lies and honest retellings of many answers, past the guards: how many lies were shown, how many honest words were thrown away. */
import { localAnalyst } from '../../local.ts';
import { guardedWords } from '../guarded-words.ts';
import { HONEST_WAYS } from './honest-words.test-data.ts';
import { LIES } from './lies.test-data.ts';
import { factsSeen } from './seen-facts.test-data.ts';
import { toldAnswers, type ToldAnswer } from './told-answers.test-data.ts';

export interface Examined {
  readonly answers: number;
  readonly lies: number;
  readonly liesShown: readonly string[];
  readonly honest: number;
  readonly falseAlarms: readonly string[];
  readonly kindsOfLies: ReadonlyMap<string, number>;
}

/** `everyNth`: only some of the answers. */
export async function examineGuards(everyNth = 1): Promise<Examined> {
  const answers = await toldAnswers(everyNth);
  const seen = answers.map(factsSeen);
  const chance = chanceFrom(7);
  const liesShown: string[] = [];
  const falseAlarms: string[] = [];
  const kindsOfLies = new Map<string, number>();
  let honestCount = 0;
  for (const [index, told] of answers.entries()) {
    const facts = seen[index];
    const other = [...seen.slice(index + 17), ...seen].find((some) => some !== null);
    if (!facts || !other) continue;
    const opening = told.request.words.split('\n\n')[0] ?? '';
    const honest = [opening, ...HONEST_WAYS.map((way) => way(facts)).filter((words) => words !== null)];
    for (const words of honest) {
      honestCount += 1;
      if (!(await isShown(told, words))) falseAlarms.push(`${told.request.about} → ${words}`);
    }
    const names = [...told.vocabulary.categories.filter(({ count }) => count > 0), ...told.vocabulary.counterparties].map(({ name }) => name);
    for (const [kind, lie] of Object.entries(LIES)) {
      const words = lie({ facts, words: told.request.words, honest: honest[Math.floor(chance() * honest.length)] ?? opening, other, names, chance });
      if (words === null) continue;
      kindsOfLies.set(kind, (kindsOfLies.get(kind) ?? 0) + 1);
      if (await isShown(told, words)) liesShown.push(`${kind}: ${told.request.about} → ${words}`);
    }
  }
  return { answers: answers.length, lies: [...kindsOfLies.values()].reduce((sum, count) => sum + count, 0), liesShown, honest: honestCount, falseAlarms, kindsOfLies };
}

async function isShown({ request }: ToldAnswer, words: string): Promise<boolean> {
  return (await guardedWords({ ...localAnalyst, name: 'model', isAvailable: true, phrase: async () => words }, request)).engine === 'model';
}

/** The same every time. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
