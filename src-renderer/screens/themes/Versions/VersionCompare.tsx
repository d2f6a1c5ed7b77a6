/** A version beside the form's values: previews, differences by field, and the choice of what to restore. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { VersionsOf } from '#shared/bridge/versions.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { usePreviewMenus } from '#state/preview-menus.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { ComparedSide, ComparedSides } from '../ComparedSides.tsx';
import { DifferenceTable, type ThemeWords } from './DifferenceTable.tsx';
import { useVersionBody, useVersions } from './use-versions.ts';
import type { VersionBody, VersionDifference } from './version-body.ts';

interface VersionCompareProps {
  readonly of: VersionsOf;
  readonly id: number;
  readonly form: ComparedForm;
  readonly terminal: Terminal | null;
  readonly onAll: () => void;
  readonly onClose: () => void;
  /** Takes the chosen fields of the version into the form. */
  readonly onRestore: (version: VersionBody, chosen: ReadonlySet<string>) => void;
}

/** A form beside one of its versions. */
export interface ComparedForm extends ThemeWords {
  readonly values: object;
  /** The form's values with the version's over them. */
  readonly withVersion: (version: VersionBody) => object;
  readonly differences: (version: VersionBody) => readonly VersionDifference[];
}

export function VersionCompare(props: VersionCompareProps) {
  const { of, id, form, terminal, onAll, onClose, onRestore } = props;
  const { t, formatTime } = useText();
  const list = useVersions(of);
  const read = useVersionBody(of, id);
  const version = list.data?.find((one) => one.id === id);
  /** Choices of the user that differ from the default. */
  const [choices, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const found = read.data ? form.differences(read.data) : [];
  const chosen = new Set(found.filter(({ name, usual }) => choices[name] ?? usual).map(({ name }) => name));
  const restore = () => read.data && onRestore(read.data, chosen);
  const time = version ? formatTime(version.time) : '';
  const title = version?.name || t('themeVersions.compareTitle', { time });
  return (
    <Dialog
      open
      width={terminal === null ? 1000 : 1200}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onAll}>{t('themeVersions.all')}</Button>
          <Button look="primary" disabled={chosen.size === 0} onClick={restore}>
            {t('themeVersions.restore', { count: chosen.size })}
          </Button>
        </>
      }
    >
      {version?.name && <p className={ink.quiet}>{time}</p>}
      <ReadPart
        read={read}
        failed={t('themeVersions.failed')}
        waiting={<SkeletonRows rows={6} columns={3} />}
      >
        {(body) =>
          body === null ? (
            <EmptyState title={t('themeVersions.gone')} text={t('themeVersions.goneText')} />
          ) : (
            <div className={layout.stack}>
              {terminal !== null && (
                <ComparedSides terminal={terminal}>
                  <Drawn terminal={terminal} which="before" values={form.withVersion(body)} />
                  <Drawn terminal={terminal} which="now" values={form.values} />
                </ComparedSides>
              )}
              {found.length === 0 ? (
                <p>{t('themeVersions.same')}</p>
              ) : (
                <DifferenceTable
                  words={form}
                  differences={found}
                  chosen={chosen}
                  onTake={(names, take) =>
                    setSaid((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, take])) }))
                  }
                />
              )}
              {found.some(({ usual }) => !usual) && (
                <p className={ink.small}>{t('themeVersions.audience')}</p>
              )}
            </div>
          )
        }
      </ReadPart>
    </Dialog>
  );
}

interface DrawnProps {
  readonly terminal: Terminal;
  readonly which: 'before' | 'now';
  /** Values of the terminal's form. */
  readonly values: object;
}

function Drawn({ terminal, which, values }: DrawnProps) {
  const { t } = useText();
  return (
    <ComparedSide title={t(`themeVersions.${which}`)}>
      <ThemePreview
        terminal={terminal}
        values={values as LookValues[Terminal]}
        menus={usePreviewMenus()}
        label={t(`themeVersions.${which}Preview`)}
      />
    </ComparedSide>
  );
}
