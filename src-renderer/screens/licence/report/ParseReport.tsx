/** Saving what was parsed: a report of what this computer read, or the server's answer as it came. */
import type { ParseOutcome } from '../parse/parseWork.ts';
import { SaveJson } from '../parts/SaveJson.tsx';
import { ReportMenu } from './ReportMenu.tsx';

export function ParseReport({ outcome }: { readonly outcome: ParseOutcome }) {
  if (outcome.by === 'local') {
    const { reading } = outcome;
    return (
      <ReportMenu content={async () => ({ readings: [reading] })} noExpiry={!reading.licence?.expiryDate} />
    );
  }
  const { fileName, answer } = outcome;
  return (
    <SaveJson
      content={() => ({
        name: `${fileName.replace(/\.[^.]*$/, '')}.json`,
        text: `${JSON.stringify(answer, null, 2)}\n`,
      })}
    />
  );
}
