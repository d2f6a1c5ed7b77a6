/** Saving a comparison: a report of what this computer read, or what the server's answer came to. */
import type { CompareOutcome } from '../compare/compareWork.ts';
import { SaveJson } from '../parts/SaveJson.tsx';
import { ReportMenu } from './ReportMenu.tsx';

export function CompareReport({ outcome }: { readonly outcome: CompareOutcome }) {
  const { readings, compared } = outcome;
  if (readings && compared) {
    const { comparison } = compared;
    return (
      <ReportMenu
        content={async () => ({ readings: [readings.before, readings.after], comparison })}
        noExpiry={!compared.before.expiryDate && !compared.after.expiryDate}
      />
    );
  }
  return (
    <SaveJson
      content={() => ({
        name: 'licence-comparison.json',
        text: `${JSON.stringify({ names: outcome.names, ...compared }, null, 2)}\n`,
      })}
    />
  );
}
