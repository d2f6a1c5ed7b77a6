/**
 * Times that the platform states by its server's wall clock, without a zone: shown by that clock, or by the reader's
 * where the zone of the server's is known. The choice is stored on this computer.
 */
import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { type TextTools, useText } from '#data/text.ts';
import { clockInZone, instantInZone } from '#shared/kit/time-zone.ts';
import { saveChoice } from '#state/choices.ts';
import { useActiveServer } from '#state/program.ts';
import { readHint } from '#state/stored-hints.ts';

const choice = 'clockOfLogs';
const mineAtom = atom(readHint(choice) === 'mine');

export interface ServerTimes {
  /** Texts whose `formatTime` takes a time of the server. Stable until language, clock or server change. */
  readonly text: TextTools;
  /** Zone of the server's clock, which files go by; '' where the profile names none. */
  readonly serverZone: string;
  readonly readerZone: string;
  /** Whether times are shown by the reader's clock. */
  readonly mine: boolean;
  readonly setMine: (mine: boolean) => void;
}

export function useServerTimes(): ServerTimes {
  const text = useText();
  const { timeZone: serverZone = '' } = useActiveServer();
  const [chosen, setChosen] = useAtom(mineAtom);
  const readerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const mine = chosen && serverZone !== '' && serverZone !== readerZone;
  const shown = useMemo(
    () => (mine ? { ...text, formatTime: byReader(text, serverZone, readerZone) } : text),
    [text, mine, serverZone, readerZone],
  );
  return {
    text: shown,
    serverZone,
    readerZone,
    mine,
    setMine(next) {
      setChosen(next);
      saveChoice(choice, next ? 'mine' : '');
    },
  };
}

/** A text that is no time of the server's clock stays unchanged. */
function byReader(
  { formatTime }: TextTools,
  serverZone: string,
  readerZone: string,
): TextTools['formatTime'] {
  return (time) => {
    const instant = typeof time === 'string' ? instantInZone(time, serverZone) : null;
    return formatTime(instant === null ? time : clockInZone(instant, readerZone));
  };
}
