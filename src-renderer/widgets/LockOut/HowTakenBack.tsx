/** What the lock-out guard says of taking a change back. */
import { useText } from '#data/text.ts';

/** `forNow`: it can be in force for a while. `ends`: on this server a change like it has ended the session. */
export type WayBackHere = 'none' | 'journal' | 'forNow' | 'ends';

const words = { journal: 'lockOut.undo', forNow: 'trial.offer', ends: 'trial.ends' } as const;

export function HowTakenBack({ back }: { readonly back: WayBackHere }) {
  const { t } = useText();
  return back === 'none' ? null : <p>{t(words[back])}</p>;
}
