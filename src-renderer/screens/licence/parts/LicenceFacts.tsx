/** The result list of one licence: validity, seats, content, source file (spec 1§2.6, 1§3). */

import { useText } from '#data/text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { describeFile, keyFactNames } from '#shared/rules/licence/description/describe-file.ts';
import { describeLicence, type LicenceFact } from '#shared/rules/licence/description/describe-licence.ts';
import { factText } from '#shared/rules/licence/description/fact-value.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import { Copyable, CopyButton } from '#widgets/Copyable.tsx';
import { ExternalName } from '#widgets/ExternalName.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { Figure, Figures } from '#widgets/Figures.tsx';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useLicenceWriter } from './licence-writer.ts';
import type { LicenceReadingFacts } from './reading-facts.ts';
import { ValidityTerm } from './ValidityTerm.tsx';
import styles from './validity.module.css';

interface LicenceFactsProps {
  readonly licence: Omit<Licence, 'modules'>;
  readonly daysRemaining: number | null;
  /** null if the server has read the file. */
  readonly reading: LicenceReadingFacts | null;
}

const termFacts: ReadonlySet<string> = new Set(['startDate', 'daysRemaining', 'expiryDate']);

export function LicenceFacts({ licence, daysRemaining, reading }: LicenceFactsProps) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const trusted = reading === null || !isDoubtful(reading);
  const facts = describeLicence(licence, daysRemaining, null);
  const content = facts.filter(({ name, value }) => value.kind !== 'seats' && !termFacts.has(name));
  return (
    <>
      <div className={`${lines.framed} ${layout.part}`}>
        <Figures large label={t('licence.screen.section.seats')}>
          {facts.map(
            ({ name, label, value }) =>
              value.kind === 'seats' && (
                <Figure key={name} label={t(label)} faint={value.seats === null}>
                  {factText(value, writer)}
                </Figure>
              ),
          )}
        </Figures>
        <ValidityTerm licence={licence} daysRemaining={daysRemaining} trusted={trusted} />
        {reading?.fileEnd && <FileEnd file={reading} trusted={trusted} />}
      </div>
      <div className={reading ? `${layout.columns} ${layout.part}` : layout.part}>
        <section>
          <h2>{t('licence.screen.section.content')}</h2>
          <FactList columns={!reading}>
            {content.map((fact) => (
              <FactLine key={fact.name} fact={fact} copyable />
            ))}
          </FactList>
        </section>
        {reading && <FileFacts reading={reading} />}
      </div>
    </>
  );
}

const ofKey: ReadonlySet<string> = new Set(keyFactNames);

/** Name, size, format, signature, fingerprints. The key has a panel of its own, and the file's end a term. */
export function FileFacts({ reading }: { readonly reading: LicenceReadingFacts }) {
  const { t } = useText();
  const facts = describeFile(reading).filter(
    ({ name }) => !ofKey.has(name) && name !== 'fileEnd' && name !== 'fileDaysRemaining',
  );
  return (
    <section>
      <h2>{t('licence.screen.section.file')}</h2>
      <FactList>
        {facts.map((fact) => (
          <FactLine key={fact.name} fact={fact} />
        ))}
      </FactList>
    </section>
  );
}

interface FactLineProps {
  readonly fact: LicenceFact<string>;
  /** Whether foreign texts that are no codes can be copied too. */
  readonly copyable?: boolean;
}

export function FactLine({ fact: { label, value, code }, copyable = false }: FactLineProps) {
  const { t } = useText();
  const writer = useLicenceWriter();
  const copied = value.kind === 'text' && value.text ? value.text : null;
  const copy = t('licence.screen.action.copy', { what: t(label) });
  return (
    <Fact label={t(label)}>
      {code && copied !== null ? (
        <Copyable value={copied} label={copy} />
      ) : (
        <>
          {copied === null ? factText(value, writer) : <ExternalName text={copied} />}
          {copyable && copied !== null && <CopyButton value={copied} label={copy} />}
        </>
      )}
    </Fact>
  );
}

interface FileEndProps {
  readonly file: LicenceReadingFacts;
  /** A trusted key has confirmed the file's content. */
  readonly trusted: boolean;
}

/** The last day of a file that is valid for a limited time; the licence inside has a last day of its own. */
function FileEnd({ file, trusted }: FileEndProps) {
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
