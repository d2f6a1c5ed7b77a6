/**
 * Whether changes are collected first. The state module registers the rule (settings, server, the user's choice), the
 * frame the question about changes that can't wait; the change door imports neither.
 */
import type { WayBackNow } from '#shared/rules/changes/way-back.ts';
import type { WhyNow } from '#shared/rules/changes/writes/write-facts.ts';
import type { Change } from './change.ts';

/** `approved`: collected, and applied only after somebody else's approval. */
export type HowCollected = 'no' | 'yes' | 'approved';

/** A change that can't wait, with the reason. */
export interface AtOnce {
  readonly change: Change;
  readonly why: WhyNow;
  /** Null when the change leaves nothing to take back. */
  readonly back: WayBackNow | null;
}

let rule: () => HowCollected = () => 'no';
let daily: () => boolean = () => false;
let question: (asked: AtOnce) => Promise<boolean> = async () => false;

/** `dailyPasses`: whether daily decisions are exempt from approval. */
export function setCollecting(next: () => HowCollected, dailyPasses: () => boolean): void {
  rule = next;
  daily = dailyPasses;
}

/** Whether daily decisions are sent at once although changes need approval. */
export function passesDaily(): boolean {
  return isApproved() && daily();
}

export function isCollecting(): boolean {
  return rule() !== 'no';
}

/** Whether collected changes need somebody else's approval. */
export function isApproved(): boolean {
  return rule() === 'approved';
}

/** Resolves to whether the change is applied at once; always false where that is forbidden. */
export function setAskAtOnce(next: typeof question): void {
  question = next;
}

export function askAtOnce(asked: AtOnce): Promise<boolean> {
  return question(asked);
}
