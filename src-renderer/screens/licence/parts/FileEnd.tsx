/** The last day of a file that is valid for a limited time; the licence inside has a last day of its own. */

import { useText } from '#data/text.ts';
import { describeFile } from '#shared/rules/licence/description/describe-file.ts';
import { factText } from '#shared/rules/licence/description/fact-value.ts';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useLicenceWriter } from './licence-writer.ts';
import type { LicenceReadingFacts } from './reading-facts.ts';
import styles from './validity.module.css';

interface FileEndProps {
  readonly file: LicenceReadingFacts;
  /** A trusted key has confirmed the file's content. */
  readonly trusted: boolean;
}

export function FileEnd({ file, trusted }: FileEndProps) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const facts = describeFile(file);
  const end = facts.find(({ name }) => name === 'fileEnd');
  const daysLeft = facts.find(({ name }) => name === 'fileDaysRemaining');
  if (!end || !daysLeft) return null;
  const { tone = 'neutral' } = daysLeft;
  return (
    <dl className={`${layout.row} ${styles.term} ${styles.dates}`}>
      <dt>{t(end.label)}</dt>
      <dd title={file.fileEnd?.day}>{factText(end.value, writer)}</dd>
      <dd>
        <StatusDot tone={trusted || tone !== 'success' ? tone : 'neutral'}>
          {factText(daysLeft.value, writer)}
        </StatusDot>
      </dd>
    </dl>
  );
}
