import type { ParseOutcome } from '../parse/parse-work.ts';
import { ReportMenu } from './ReportMenu.tsx';
import { serverFile } from './server-file.ts';

export function ParseReport({ outcome }: { readonly outcome: ParseOutcome }) {
  const licence = outcome.by === 'local' ? outcome.reading.licence : outcome.licence;
  return (
    <ReportMenu
      content={async () => ({
        readings: [
          outcome.by === 'local' ? outcome.reading : await serverFile(outcome.file, outcome.licence),
        ],
      })}
      noExpiry={!licence?.expiryDate && !(outcome.by === 'local' && outcome.reading.fileEnd)}
    />
  );
}
