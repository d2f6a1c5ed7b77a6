/** The dialog that exports themes as a package: the themes, the part of them, the author; then reading and saving. */
import { useState } from 'react';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { type PackagePart, packageParts } from '#shared/rules/themes/package/manifest.ts';
import { fieldsOfPart } from '#shared/rules/themes/package/portable.ts';
import { terminalFacts } from '#shared/rules/themes/terminals.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import { Button } from '#widgets/Button.tsx';
import { DatePicker } from '#widgets/controls/DatePicker.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ChooseThemes } from '../ThemeList/ChooseThemes.tsx';
import { ExportAll } from './ExportAll.tsx';
import type { ExportedTheme } from './export-package.ts';
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
  const [author, setAuthor] = useState('');
  const [licence, setLicence] = useState('');
  const [day, setDay] = useState(() => localDay(Date.now()));
  const { doing, write, stop } = useExport(onClose);
  // CSS themes have no parts.
  const terminal = scope?.terminal ?? packageSource?.[0]?.terminal ?? null;
  const parts = packageParts.filter((one) =>
    terminal === null
      ? one === 'whole'
      : which === 'all' || fieldsOfPart(terminalFacts[terminal].family, one).length > 0,
  );
  const part = parts.includes(chosenPart) ? chosenPart : 'whole';
  const begin = (themes: readonly ExportedTheme[]) => void write(themes, { part, author, licence, day });
  return (
    <Dialog
      open
      title={t('themePackages.export.title')}
      width={720}
      locked={doing !== null}
      onClose={onClose}
      footer={
        doing ? (
          <Button data-autofocus onClick={stop}>
            {t('common.cancel')}
          </Button>
        ) : (
          packageSource && (
            <Button look="primary" onClick={() => begin(packageSource)}>
              {t('themePackages.export.chosen', { count: packageSource.length })}
            </Button>
          )
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
          <Line label={t('themePackages.export.author')} value={author} onChange={setAuthor} />
          <Line label={t('themePackages.export.licence')} value={licence} onChange={setLicence} />
          <FormField label={t('themePackages.created')} help={t('themePackages.export.dayHelp')}>
            {({ className: _, ...control }) => (
              <DatePicker
                {...control}
                label={t('themePackages.created')}
                value={day}
                onChange={(next) => setDay(next ?? localDay(Date.now()))}
              />
            )}
          </FormField>
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
    </Dialog>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Characters of a line (the format's limit). */
const longest = 200;

function Line({ label, value, onChange }: LineProps) {
  const { t } = useText();
  const over = [...value].length - longest;
  return (
    <FormField label={label} problem={over > 0 ? t('record.limit.over', { over, most: longest }) : undefined}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
