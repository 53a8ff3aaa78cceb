/** The category that the books give a counterparty itself: the owner's last choices first, else what files said, else what a language model proposed. */
import { isMixedCompany } from '../confidence.ts';
import type { Precedent, Remembered } from './precedent.ts';

/** As many choices in agreement leave no doubt. */
const LAST_CHOICES = 3;
const BY_AGREEING_CHOICES = [0, 80, 88, 95] as const;
/** Choices that contradict each other: the last one is proposed and asked about. */
const CONFLICTING = 50;
/** One choice about a shop that sells everything says little about the next purchase. */
const MIXED = 60;
const CLEAR_SHARE = 0.9;
const SAID_BY_FILES = 85;

/** `precedents` of one counterparty and direction, the latest choice first. */
export function fromSameCounterparty(precedents: readonly Precedent[]): Remembered | null {
  const choices = precedents.filter(({ source }) => source === 'choice');
  if (choices.length > 0) return fromChoices(choices);
  const stated = precedents.filter(({ source }) => source === 'file');
  return stated.length > 0 ? fromFiles(stated) : fromModel(precedents[0]);
}

function fromModel(proposal: Precedent | undefined): Remembered | null {
  return proposal ? { categoryNumber: proposal.categoryNumber, confidence: proposal.confidence ?? 0, source: 'model', replaces: null, like: null } : null;
}

function fromChoices(choices: readonly Precedent[]): Remembered {
  const { categoryNumber, counterparty } = choices[0]!;
  const replaces = new Set(choices.flatMap((choice) => [choice.categoryNumber, choice.replaced ?? choice.categoryNumber]));
  let agreeing = 0;
  let looked = 0;
  for (const choice of choices) {
    const counted = Math.min(choice.count, LAST_CHOICES - looked);
    looked += counted;
    if (choice.categoryNumber === categoryNumber) agreeing += counted;
  }
  if (agreeing < looked) return { categoryNumber, confidence: CONFLICTING, source: 'choice', replaces, like: null };
  const isThin = isMixedCompany(counterparty) && agreeing < LAST_CHOICES;
  return { categoryNumber, confidence: isThin ? MIXED : BY_AGREEING_CHOICES[agreeing]!, source: 'choice', replaces, like: null };
}

function fromFiles(precedents: readonly Precedent[]): Remembered | null {
  const total = precedents.reduce((sum, { count }) => sum + count, 0);
  const most = [...precedents].sort((a, b) => b.count - a.count || a.categoryNumber - b.categoryNumber)[0];
  if (!most) return null;
  const share = most.count / total;
  return { categoryNumber: most.categoryNumber, confidence: share >= CLEAR_SHARE ? SAID_BY_FILES : Math.round(CONFLICTING * share), source: 'file', replaces: null, like: null };
}
