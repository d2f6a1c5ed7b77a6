/**
 * Menu sets of the program's other tabs, each of which may show another server or tenant: a tab with menu sets on view
 * offers its own to the others. An offer is read as a file is, since the other tab's server wrote what is in it.
 */
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { readSetFile, type SetFile } from './set-file.ts';

/** Tests name it too, in the place of another tab. */
const channelName = 'steward.menu-sets';

const message = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('asked') }),
  z.strictObject({ is: z.literal('offered'), tab: z.string(), text: z.string() }),
  z.strictObject({ is: z.literal('left'), tab: z.string() }),
]);
type TabMessage = z.output<typeof message>;

export interface OfferedSet {
  readonly tab: string;
  readonly set: SetFile;
}

/** `text`: this tab's own set as a file; null while it is not read. Returns those of the other tabs. */
export function useOtherTabs(text: string | null): readonly OfferedSet[] {
  const [tab] = useState(() => crypto.randomUUID());
  const [offers, setOffers] = useState<readonly OfferedSet[]>([]);
  const channel = useRef<BroadcastChannel | null>(null);
  const own = useRef(text);
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    const tell = (told: TabMessage) => opened.postMessage(told);
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      const heard = message.safeParse(data).data;
      if (!heard) return;
      if (heard.is === 'asked') {
        if (own.current !== null) tell({ is: 'offered', tab, text: own.current });
        return;
      }
      const found = heard.is === 'offered' ? readSetFile(heard.text) : null;
      const set = found !== null && typeof found === 'object' && 'groups' in found ? found : null;
      setOffers((now) => [
        ...now.filter((offer) => offer.tab !== heard.tab),
        ...(set ? [{ tab: heard.tab, set }] : []),
      ]);
    };
    tell({ is: 'asked' });
    return () => {
      tell({ is: 'left', tab });
      opened.close();
      channel.current = null;
    };
  }, [tab]);
  useEffect(() => {
    own.current = text;
    if (text === null) return;
    channel.current?.postMessage({ is: 'offered', tab, text } satisfies TabMessage);
  }, [tab, text]);
  return offers;
}
