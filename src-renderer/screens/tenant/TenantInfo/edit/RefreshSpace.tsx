/**
 * Recounts the used space: at most every 2 hours for one tenant, unless the platform's operator has set another gap,
 * and one press in 500 ms (spec 1§4, 1§9). This browser remembers the time by tenant; the server has its own limit.
 */

import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { useRead } from '#data/read.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { useText } from '#data/text.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import { flushUsedSpace } from '#shared/api/tenant/changes.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import {
  pressRefresh,
  type RefreshTimes,
  readRefreshGap,
  refreshGapKey,
  withRefresh,
} from '#shared/rules/tenant/edit/used-space.ts';
import { writeHint, readHint } from '#state/stored-hints.ts';
import { IconButton } from '#widgets/Button.tsx';
import { notify } from '#widgets/notify.tsx';
import { FigureIcon } from '#widgets/UsageFigure/UsageFigure.tsx';

const key = 'usedSpaceRefresh';
const stored = z.record(z.string(), z.number());

export function RefreshSpace({ tenantKey }: { readonly tenantKey: string }) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const lastPress = useRef<number | null>(null);
  /** Time of a refresh with a lost answer: a retry counts as the same refresh. */
  const unconfirmed = useRef<number | null>(null);
  // After a failed read the default gap holds (a failed lookup is silent, spec 1§8).
  const set = useRead(lookUpConfigs, { configKeys: refreshGapKey }, { enabled: useFirstRenderDone() });
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const now = Date.now();
    try {
      // A press before the operator's gap is loaded loads it first.
      const { data } = set.isPending ? await set.refetch() : set;
      const gap = readRefreshGap(data ?? []);
      const facts = { times: refreshTimes(), tenantKey, now, lastPress: lastPress.current, gap };
      const verdict = pressRefresh(facts);
      if (verdict === 'ignore') return;
      lastPress.current = now;
      if (verdict === 'limited') {
        notify({ tone: 'info', text: t('tenantEdit.space.limited') });
        return;
      }
      await submitChange({
        title: 'tenantEdit.change.space',
        endpoint: flushUsedSpace,
        input: { tenantKey, time: unconfirmed.current ?? now },
        before: null,
        touches: [getTenantInfo],
        success: 'tenantEdit.done',
      });
      unconfirmed.current = null;
      writeHint(key, JSON.stringify(withRefresh(refreshTimes(), tenantKey, now)));
    } catch (error) {
      // The change door has shown the server's message; a refused refresh does not count.
      unconfirmed.current = isUnconfirmed(error) ? (unconfirmed.current ?? now) : null;
    } finally {
      setBusy(false);
    }
  };
  return (
    <FigureIcon busy={busy}>
      <IconButton label={t('tenantEdit.space.refresh')} aria-busy={busy} onClick={() => void press()}>
        <RefreshCw size={14} aria-hidden="true" />
      </IconButton>
    </FigureIcon>
  );
}

/** Returns {} if nothing is stored or it cannot be read. */
function refreshTimes(): RefreshTimes {
  try {
    return stored.parse(JSON.parse(readHint(key) ?? '{}'));
  } catch {
    return {};
  }
}
