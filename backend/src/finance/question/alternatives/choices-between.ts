/** Two meanings of a question as questions to choose from: each is read as meant and without doubt, or is not offered. */
import type { LocalDate } from '../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { certainPlan } from '../certain-plan.ts';
import { describePlan } from '../phrase/describe-plan.ts';
import type { Choice, OtherMeaning, Plan } from '../plan.ts';
import { keyOf } from '../restate/same-plan.ts';
import { questionOfPlan } from './question-of-plan.ts';

export function choicesBetween(plan: Plan, other: OtherMeaning, vocabulary: LedgerVocabulary, asOf: LocalDate): Choice[] {
  const asked = (meant: Plan, ...ways: readonly (string | null)[]): Choice[] => {
    const question = ways.find((way) => way !== null && isReadAs(meant, way));
    return question ? [{ label: describePlan(meant, vocabulary), question }] : [];
  };
  const isReadAs = (meant: Plan, question: string): boolean => {
    const read = certainPlan(question, vocabulary, asOf);
    return read !== null && keyOf({ kind: 'plan', plan: read }) === keyOf({ kind: 'plan', plan: meant });
  };
  const said = (meant: Plan): (string | null)[] => [questionOfPlan(meant, vocabulary, asOf), describePlan(meant, vocabulary)];
  return [...asked(plan, ...said(plan)), ...asked(other.plan, sentence(other.question), ...said(other.plan))];
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
