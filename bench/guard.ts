/** How well a language model's words are guarded: lies about many answers that were shown, honest retellings that were thrown away. */
import { examineGuards } from '../backend/src/analysts/guard/examination/examine.test-data.ts';

export async function measureGuards(): Promise<string[]> {
  const { answers, lies, liesShown, honest, falseAlarms, kindsOfLies } = await examineGuards();
  return [
    ...[...kindsOfLies].map(([kind, count]) => `${kind.padEnd(40)}${String(count).padStart(6)}`), '',
    ...liesShown, ...falseAlarms.map((words) => `thrown away: ${words}`),
    `${answers.toLocaleString('en-US')} answers: of ${lies.toLocaleString('en-US')} lies in ${kindsOfLies.size} ways ${liesShown.length} shown; of ${honest.toLocaleString('en-US')} honest retellings ${falseAlarms.length} thrown away (${((falseAlarms.length / honest) * 100).toFixed(1)} %).`,
  ];
}
