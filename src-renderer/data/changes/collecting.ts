/**
 * Whether changes are collected first. What decides it (settings, the server, the user's choice) is known elsewhere and
 * told here, so that the change door can ask at any moment; so is how the user is asked about what can't wait.
 */
import type { WayBackNow } from '#shared/rules/changes/way-back.ts';
import type { WhyNow } from '#shared/rules/changes/writes/write-facts.ts';
import type { Change } from './change.ts';

/** `approved`: and somebody else has to approve them; then nothing is applied at once. */
export type HowCollected = 'no' | 'yes' | 'approved';

/** What is asked about. */
export interface AtOnce {
  readonly change: Change;
  readonly why: WhyNow;
  /** null: it leaves nothing that could be taken back. */
  readonly back: WayBackNow | null;
}

let rule: () => HowCollected = () => 'no';
let daily: () => boolean = () => false;
let question: (asked: AtOnce) => Promise<boolean> = async () => false;

/** `dailyPasses`: whether daily decisions need no approval where changes do. */
export function setCollecting(next: () => HowCollected, dailyPasses: () => boolean): void {
  rule = next;
  daily = dailyPasses;
}

/** Whether daily decisions pass at once where somebody approves changes. */
export function passesDaily(): boolean {
  return isApproved() && daily();
}

export function isCollecting(): boolean {
  return rule() !== 'no';
}

/** Whether somebody else has to approve what is collected. */
export function isApproved(): boolean {
  return rule() === 'approved';
}

/**
 * The question says why it can't wait and whether there is a way back, and answers whether it is to be applied at once;
 * never where it must not be.
 */
export function setAskAtOnce(next: typeof question): void {
  question = next;
}

export function askAtOnce(asked: AtOnce): Promise<boolean> {
  return question(asked);
}
