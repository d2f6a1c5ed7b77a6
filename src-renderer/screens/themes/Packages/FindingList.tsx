/** The findings of a package's check, line by line: severity, place, meaning, code. */
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import { shownDetails } from '#shared/rules/themes/package/findings.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';

const icons = { refused: CircleAlert, problem: TriangleAlert, note: Info };
const severityTones = { refused: 'danger', problem: 'warning', note: 'info' } as const;

interface ShownFinding {
  readonly finding: CheckedPackage['findings'][number];
  /** Replaces the finding's own place. */
  readonly where?: string;
}

export function FindingList({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const { t } = useText();
  const paramsOf = (details: ShownFinding['finding']['details']) =>
    shownDetails(details, (pair) => t(`themeContrast.pair.${pair}`));
  if (findings.length === 0) return null;
  return (
    <Findings framed>
      {findings.map(({ finding: { code, severity, where, details }, where: named = where }) => {
        const Icon = icons[severity];
        return (
          <Finding
            key={`${code} ${where} ${JSON.stringify(details)}`}
            tone={severityTones[severity]}
            icon={<Icon size={16} aria-hidden="true" />}
            word={t(`themePackage.severity.${severity}`)}
          >
            {named && <strong>{named}: </strong>}
            {t(`themePackage.code.${code}`, paramsOf(details))} <code>{code}</code>
          </Finding>
        );
      })}
    </Findings>
  );
}
