import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { matchPath, type NavigateOptions, useNavigate } from 'react-router-dom';
import { type Translate, translate, useText } from '#data/text.ts';
import { mayOpen } from '#state/access.ts';
import { screensAtom, useGrants } from '#state/menu.ts';
import { homeOf } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import { notify } from '#widgets/notify.tsx';
import { markLabel } from '../mark-label.ts';
import { type LabelRow, labelItems } from './label-items.ts';
import type { PaletteItem } from './palette-item.ts';
import { dialogsWithoutRecord, opensWithoutRecord } from './screen-items.ts';

const none: readonly PaletteItem[] = [];

/** The labels of all pages that the user may open; none until their list has loaded. */
export function useLabelItems(other: Translate | null): readonly PaletteItem[] {
  const { t } = useText();
  const navigate = useNavigate();
  const screens = useAtomValue(screensAtom);
  const session = useSession();
  const { codes } = useGrants();
  const rows = useLabelRows();
  const facts = session.status === 'signedIn' ? session.facts : null;
  return useMemo(() => {
    if (!rows || !other) return none;
    const open = screens.filter(
      (screen) => opensWithoutRecord(screen) && mayOpen(screen, facts, codes) === 'yes',
    );
    return labelItems(rows, open, { t, other }, (screen, label) => {
      const to = homeOf(screen);
      const dialogs = dialogsWithoutRecord(screen).map((dialog) => `${to}/${dialog}`);
      const show = (address: string, options: NavigateOptions) => void navigate(address, options);
      const isPart = (path: string) => matchPath(screen.path, path) !== null;
      void markLabel(label, { to, isPart, dialogs, open: show }).then((isMarked) => {
        if (!isMarked) notify({ tone: 'info', text: translate('frame.palette.labelInside', { label }) });
      });
    });
  }, [rows, other, screens, facts, codes, t, navigate]);
}

function useLabelRows(): readonly LabelRow[] | null {
  const [rows, setRows] = useState<readonly LabelRow[] | null>(null);
  useEffect(() => {
    let isMounted = true;
    // Without the list the palette finds pages, tabs and commands, as it does until the list has come.
    import('virtual:steward-setting-labels').then(
      ({ settingLabels }) => isMounted && setRows(settingLabels),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return rows;
}
