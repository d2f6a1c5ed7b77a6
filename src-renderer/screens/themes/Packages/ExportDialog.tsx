/** The dialog that exports themes as a package: the themes, the part of them, the package's facts; then reading and saving. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type PackagePart, packageParts } from '#shared/rules/themes/package/manifest.ts';
import { fieldsOfPart } from '#shared/rules/themes/package/portable.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { ChooseThemes } from '../ThemeList/ChooseThemes.tsx';
import { ExportAll } from './ExportAll.tsx';
import type { ExportedTheme } from './export-package.ts';
import { areGoodFacts, newPackageFacts, PackageFactsFields } from './PackageFacts.tsx';
import { useExport } from './use-export.ts';

interface ExportDialogProps {
  /** Themes that are selected already, or the scope of a list, whose themes can be selected. */
  readonly from: ThemeScope | readonly ExportedTheme[];
  readonly onClose: () => void;
}

const whichThemes = ['chosen', 'all'] as const;

export function ExportDialog({ from, onClose }: ExportDialogProps) {
  const { t } = useText();
  const scope = 'terminal' in from ? from : null;
  const packageSource = 'terminal' in from ? null : from;
  const [which, setWhich] = useState<(typeof whichThemes)[number]>('chosen');
  const [chosenPart, setPart] = useState<PackagePart>('whole');
  const [begunFacts] = useState(newPackageFacts);
  const [facts, setFacts] = useState(begunFacts);
  const { doing, write, stop } = useExport(() => void withoutAsking(onClose));
  // CSS themes have no parts.
  const terminal = scope?.terminal ?? packageSource?.[0]?.terminal ?? null;
  const parts = packageParts.filter((one) =>
    terminal === null
      ? one === 'whole'
      : which === 'all' || fieldsOfPart(terminalFacts[terminal].family, one).length > 0,
  );
  const part = parts.includes(chosenPart) ? chosenPart : 'whole';
  const begin = (themes: readonly ExportedTheme[]) => {
    if (areGoodFacts(facts)) void write(themes, { part, facts });
    else notify({ tone: 'danger', text: t('themePackages.export.wrongFacts') });
  };
  return (
    <GuardedDialog
      title={t('themePackages.export.title')}
      width={720}
      dirty={doing === null && !sameValue(facts, begunFacts)}
      locked={doing !== null}
      onClose={onClose}
      footer={(close) =>
        doing ? (
          <Button data-autofocus onClick={stop}>
            {t('common.cancel')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            {packageSource && (
              <Button look="primary" onClick={() => begin(packageSource)}>
                {t('themePackages.export.chosen', { count: packageSource.length })}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={ink.text}>{t('themePackages.export.text')}</p>
      {doing && 'read' in doing && (
        <ActivityBar>
          {t('themePackages.export.reading', { done: doing.read + 1, total: doing.total })}
        </ActivityBar>
      )}
      {doing && 'written' in doing && (
        <Progress
          label={t('themePackages.export.writing')}
          done={Math.round(doing.written * 100)}
          total={100}
        />
      )}
      {/* Hidden, not unmounted: after a cancellation the selection is still there. */}
      <div hidden={doing !== null}>
        <div className={layout.stack}>
          <div className={layout.row}>
            {scope && (
              <Segmented
                label={t('themePackages.export.which')}
                value={which}
                options={whichThemes.map((value) => ({
                  value,
                  label: t(`themePackages.export.from.${value}`),
                }))}
                onChange={setWhich}
              />
            )}
            {parts.length > 1 && (
              <Segmented
                label={t('themePackages.export.part')}
                value={part}
                options={parts.map((value) => ({ value, label: t(`themePackage.part.${value}`) }))}
                onChange={setPart}
              />
            )}
          </div>
          <PackageFactsFields facts={facts} onChange={setFacts} />
          {scope && which === 'chosen' && (
            <ChooseThemes
              scope={scope}
              action={(count) => t('themePackages.export.chosen', { count })}
              most={320}
              onChosen={(themes) =>
                begin(
                  themes.map(({ id, topicName: name, topicStyle: style }) => ({ ...scope, id, name, style })),
                )
              }
            />
          )}
          {scope && which === 'all' && (
            <ExportAll scope={scope} part={part} busy={doing !== null} onExport={begin} />
          )}
        </div>
      </div>
    </GuardedDialog>
  );
}
