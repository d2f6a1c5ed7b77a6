/** A running export with its progress and cancellation; unmounting aborts it. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { useSession } from '#state/session.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { useThemeNotes } from '../use-theme-notes.ts';
import { type ExportedAs, type ExportedTheme, type ExportProgress, exportThemes } from './export-package.ts';

export interface RunningExport {
  /** null while nothing is exported. */
  readonly doing: (ExportProgress & { readonly total: number }) | null;
  readonly write: (themes: readonly ExportedTheme[], as: Pick<ExportedAs, 'part' | 'facts'>) => Promise<void>;
  readonly stop: () => void;
}

export function useExport(onSaved: () => void): RunningExport {
  const { t } = useText();
  const session = useSession();
  // The calls for names are open to the tenant's administrator only (S-12).
  const languages = session.status === 'signedIn' && allows('administrator', session.facts);
  const { read: notes } = useThemeNotes();
  const [doing, setDoing] = useState<RunningExport['doing']>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  return {
    doing,
    stop: () => under.current?.abort(),
    async write(themes, as) {
      under.current = new AbortController();
      const { signal } = under.current;
      const total = themes.length;
      const [only] = themes.length === 1 ? themes : [];
      try {
        setDoing({ read: 0, total });
        const leftOut: string[] = [];
        const saved = await exportThemes(
          themes,
          {
            ...as,
            languages,
            families: notes.data?.families ?? [],
            name: only?.name ?? t('themePackages.export.name'),
          },
          {
            signal,
            onProgress: (now) => setDoing({ ...now, total }),
            onLeftOut: (theme, field) => leftOut.push(t('common.noted', { text: theme, note: field })),
          },
        );
        if (leftOut.length > 0)
          notify({
            tone: 'info',
            text: t('themePackages.export.leftOut', { names: leftOut.join(t('common.form.separator')) }),
          });
        if (!saved) return;
        notify({ tone: 'success', text: t('themePackages.export.saved') });
        onSaved();
      } catch (error) {
        if (!signal.aborted) notifyFailure(error);
      } finally {
        setDoing(null);
      }
    },
  };
}
