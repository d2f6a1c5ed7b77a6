/** The findings of a package's check, line by line: severity, place, meaning, code. */
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { consoleWords } from '#data/known-words.ts';
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import { sayFinding } from '#shared/rules/themes/package/package-facts.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';

const icons = { refused: CircleAlert, problem: TriangleAlert, note: Info };

interface ShownFinding {
  readonly finding: CheckedPackage['findings'][number];
  /** Replaces the finding's own place. */
  readonly where?: string;
}

export function FindingList({ findings }: { readonly findings: readonly ShownFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <Findings hasFrame>
      {findings.map(({ finding, where: named }) => {
        const { code, severity, where, tone, word, text } = sayFinding(finding, consoleWords);
        const Icon = icons[severity];
        const location = named ?? where;
        return (
          <Finding
            key={`${code} ${where} ${JSON.stringify(finding.details)}`}
            tone={tone}
            icon={<Icon size={16} aria-hidden="true" />}
            word={word}
          >
            {location && <strong>{location}: </strong>}
            {text} <code>{code}</code>
          </Finding>
        );
      })}
    </Findings>
  );
}
