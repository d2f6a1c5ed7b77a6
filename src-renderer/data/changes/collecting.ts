/**
 * Whether changes are collected first. What decides it (settings, the server, the user's choice) is known elsewhere and
 * told here, so that the change door can ask at any moment; so is how the user is asked about what can't wait.
 */
import type { WhyNow } from '#shared/rules/changes/writes/write-facts.ts';
import type { Change } from './change.ts';

let rule: () => boolean = () => false;
let question: (change: Change, why: WhyNow) => Promise<boolean> = async () => false;

export function setCollecting(next: () => boolean): void {
  rule = next;
}

export function isCollecting(): boolean {
  return rule();
}

/** Answers whether the change is to be applied at once, though changes are collected. */
export function setAskAtOnce(next: typeof question): void {
  question = next;
}

export function askAtOnce(change: Change, why: WhyNow): Promise<boolean> {
  return question(change, why);
}
