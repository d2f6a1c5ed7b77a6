/** The lock-out guard's text about the way back of a change. */
import { useText } from '#data/text.ts';

/** `forNow`: the change may be on trial. `ends`: a similar change has ended the session on this server. */
export type WayBackHere = 'none' | 'journal' | 'forNow' | 'ends';

const words = { journal: 'lockOut.undo', forNow: 'trial.offer', ends: 'trial.ends' } as const;

export function WayBackText({ back }: { readonly back: WayBackHere }) {
  const { t } = useText();
  return back === 'none' ? null : <p>{t(words[back])}</p>;
}
