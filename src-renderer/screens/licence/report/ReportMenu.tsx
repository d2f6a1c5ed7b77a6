/** Saves or prints a report as HTML, Excel, JSON, calendar or paper, in either language. */
import { ChevronDown, FileDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { type Language, languages } from '#shared/text/types.ts';
import { useProgram } from '#state/program.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton, type MenuLine } from '#widgets/Menu.tsx';
import { notify } from '#widgets/notify.tsx';
import { type ReportForm, reportForms } from './forms.ts';
import type { ReportReadings } from './read-again.ts';
import { useKnownUses } from './use-own-uses.ts';

interface ReportMenuProps {
  /** Called once a form has been chosen. */
  readonly content: (signal: AbortSignal) => Promise<ReportReadings>;
  /** Neither a licence nor a file of the report has a last day. */
  readonly noExpiry?: boolean;
}

export function ReportMenu({ content, noExpiry = false }: ReportMenuProps) {
  const { t, language } = useText();
  const { facts } = useProgram();
  const uses = useKnownUses();
  const [other, setOther] = useState<Language | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const chosen = other ?? language;

  const write = async (form: ReportForm) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const [{ writeReport }, readings] = await Promise.all([
        import('./write-report.ts'),
        content(new AbortController().signal),
      ]);
      if ('changed' in readings) {
        notify({ tone: 'danger', text: t('licence.screen.report.changed', { name: readings.changed }) });
      } else {
        const wish = { form, language: chosen, version: facts.version };
        const name = await writeReport({ ...readings, use: uses() }, wish);
        if (name !== null) notify({ tone: 'success', text: t('licence.screen.message.saved', { name }) });
      }
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
    running.current = false;
    setBusy(false);
  };
  const lines: MenuLine[] = [
    ...reportForms
      .filter((form) => form !== 'calendar' || !noExpiry)
      // In a browser the print dialog makes the PDF.
      .filter((form) => form !== 'pdf' || facts.shell === 'desktop')
      .map((form) => ({
        key: form,
        label: t(`licence.screen.report.${form}`),
        onSelect: () => void write(form),
      })),
    { kind: 'line', key: 'line' },
    { kind: 'heading', key: 'language', label: t('licence.screen.report.language') },
    ...languages.toReversed().map((value) => ({
      key: value,
      label: languageTraits[value].shortName,
      checked: value === chosen,
      onSelect: () => setOther(value),
    })),
  ];
  return (
    <MenuButton
      label={t('licence.screen.report.label')}
      className={`${buttons.button} ${buttons.plain} ${buttons.small}`}
      align="below"
      busy={busy}
      lines={lines}
    >
      {busy ? (
        <span className={buttons.spinner} aria-hidden="true" />
      ) : (
        <FileDown size={14} aria-hidden="true" />
      )}
      <span className={buttons.label}>{t('licence.screen.report.action')}</span>
      <ChevronDown size={12} aria-hidden="true" />
    </MenuButton>
  );
}
