/** Reads a configuration from the server, with progress and cancellation. */
import { useEffect, useRef, useState } from 'react';
import { readServer, unreadText } from '#data/read-configuration.ts';
import { type Translate, useText } from '#data/text.ts';
import type { ReferenceKind } from '#shared/rules/changes/mapping/reference-kinds.ts';
import type { ConfigurationArea } from '#shared/rules/configuration/area-names.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { type LeftOutValue, leftOutWords } from '#shared/rules/configuration/left-out-values.ts';
import { usePlatformHost } from '#state/menu.ts';
import { notify } from '#widgets/notify.tsx';

export interface ServerReading {
  /** The progress as a text; null while nothing is read. */
  readonly state: string | null;
  /** The text of a failure; '' without one. */
  readonly failure: string;
  /** Resolves to null if the reading was stopped or has failed. */
  readonly read: (areas: readonly ConfigurationArea[]) => Promise<Configuration | null>;
  readonly stop: () => void;
}

/** Records between two reports of progress. */
const every = 25;

export function useServerReading(): ServerReading {
  const { t } = useText();
  const host = usePlatformHost();
  const [state, setState] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const read: ServerReading['read'] = async (areas) => {
    const controller = new AbortController();
    running.current = controller;
    setFailure('');
    setState(saying(t, 0, areas[0]));
    const progress = (count: number, area: ConfigurationArea) => {
      if (count % every === 0) setState(saying(t, count, area));
    };
    const kinds: string[] = [];
    const unnamed = (kind: ReferenceKind) => kinds.push(t(`changeMapping.kind.${kind}`));
    const odd: LeftOutValue[] = [];
    const leftOut = (value: LeftOutValue) => odd.push(value);
    try {
      const found = await readServer(areas, { host, signal: controller.signal, progress, unnamed, leftOut });
      if (odd.length > 0) notify({ tone: 'info', text: t('configuration.leftOut', leftOutWords(odd)) });
      if (kinds.length > 0)
        notify({
          tone: 'info',
          text: t('configuration.unnamed', { kinds: kinds.join(t('common.form.separator')) }),
        });
      return found;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(unreadText(error, t));
      return null;
    } finally {
      setState(null);
    }
  };
  return { state, failure, read, stop };
}

function saying(t: Translate, count: number, area: ConfigurationArea | undefined): string {
  return t('configuration.save.running', { count, area: area ? t(`configuration.area.${area}`) : '' });
}
