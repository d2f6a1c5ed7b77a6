/**
 * The export of all themes of a department, by terminal. CSS themes belong to the whole tenant: for a department of its
 * own they are offered, but not selected at first.
 */

import { useState } from 'react';
import { useText } from '#data/text.ts';
import { manifestLimits, type PackagePart } from '#shared/rules/themes/package/manifest.ts';
import { fieldsOfPart } from '#shared/rules/themes/package/portable.ts';
import { type Terminal, terminalFacts, terminals } from '#shared/rules/themes/terminals.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { CheckboxGroup } from '#widgets/controls/Checkbox.tsx';
import { FootActions } from '#widgets/Dialog.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import type { ExportedTheme } from './export-package.ts';
import type { ExistingTheme } from './incoming-themes.ts';
import { useExistingThemes } from './use-existing-themes.ts';

interface ExportAllProps {
  readonly scope: ThemeScope;
  readonly part: PackagePart;
  /** An export runs, and the dialog's foot has its *Cancel* only. */
  readonly busy: boolean;
  readonly onExport: (themes: readonly ExportedTheme[]) => void;
}

const mostThemes = manifestLimits.themes;

type Group = Terminal | 'css';

export function ExportAll({ scope, part, busy, onExport }: ExportAllProps) {
  const { t } = useText();
  const session = useSession();
  const { deptId, external } = scope;
  const [omittedGroups, setLeft] = useState<ReadonlySet<Group>>(new Set(deptId === '' ? [] : ['css']));
  const ofCss = session.status === 'signedIn' && session.facts.user.admin && !external;
  const read = useExistingThemes({ deptId, external }, ofCss ? [...terminals, ''] : terminals);
  const groups = [...(read.data ?? [])]
    .map(([terminal, themes]): { readonly group: Group; readonly themes: readonly ExistingTheme[] } => ({
      group: terminal === '' ? 'css' : terminal,
      themes,
    }))
    .filter(({ group, themes }) => themes.length > 0 && holds(group, part));
  const chosenGroups = groups.filter(({ group }) => !omittedGroups.has(group));
  const all = chosenGroups.flatMap(({ group, themes }) =>
    themes.map(
      ({ id, name, style }): ExportedTheme =>
        group === 'css'
          ? { terminal: null, id, name }
          : { ...scope, terminal: group, id, name, style: style as 'dark' },
    ),
  );
  return (
    <ReadPart read={read} failed={t('themes.failed')} rows={4}>
      {() => (
        <div className={layout.stack}>
          <CheckboxGroup
            label={t('themePackages.export.terminals')}
            value={chosenGroups.map(({ group }) => group)}
            options={groups.map(({ group, themes }) => ({
              value: group,
              label: label(group, themes.length),
            }))}
            onChange={(chosen) =>
              setLeft(new Set(groups.map(({ group }) => group).filter((one) => !chosen.includes(one))))
            }
            vertical
          />
          {all.length > mostThemes && (
            <Notice tone="warning">{t('themePackages.export.tooMany', { most: mostThemes })}</Notice>
          )}
          {!busy && (
            <FootActions>
              <Button
                look="primary"
                disabled={all.length === 0 || all.length > mostThemes}
                onClick={() => onExport(all)}
              >
                {t('themePackages.export.chosen', { count: all.length })}
              </Button>
            </FootActions>
          )}
        </div>
      )}
    </ReadPart>
  );

  function label(group: Group, count: number): string {
    const name = group === 'css' ? t('themePackage.family.css') : t(`themes.terminal.${group}`);
    return t('themePackages.export.ofTerminal', { name, count });
  }
}

/** Whether themes of this kind have fields in this part. */
function holds(group: Group, part: PackagePart): boolean {
  return fieldsOfPart(group === 'css' ? 'css' : terminalFacts[group].family, part).length > 0;
}
