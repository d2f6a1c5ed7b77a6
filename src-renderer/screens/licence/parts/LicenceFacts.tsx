/** The result list of one licence: validity, seats, its content, the file it came from (spec 1§2.6, 1§3). */

import { useText } from '#data/text.ts';
import { isDoubtful } from '#shared/rules/licence/doubtful.ts';
import type { Licence } from '#shared/rules/licence/licence.ts';
import { Copyable, CopyButton } from '#widgets/Copyable.tsx';
import { Shown } from '#widgets/Shown.tsx';
import { FileEnd } from './FileEnd.tsx';
import styles from './facts.module.css';
import { licenceFacts, seatFacts, sizeText } from './facts.ts';
import { Pair } from './Pair.tsx';
import { ValidityTerm } from './ValidityTerm.tsx';
import { type Judged, signatureText } from './verdict.ts';

interface LicenceFactsProps {
  readonly licence: Omit<Licence, 'modules'>;
  readonly daysRemaining: number | null;
  /** null: the server read the file. */
  readonly reading: Judged | null;
}

export function LicenceFacts({ licence, daysRemaining, reading }: LicenceFactsProps) {
  const text = useText();
  const { t } = text;
  const trusted = reading === null || !isDoubtful(reading);
  return (
    <>
      <div className={styles.panel}>
        <dl className={styles.figures} aria-label={t('licence.screen.section.seats')}>
          {seatFacts(licence, text).map((fact) => (
            <div key={fact.field} className={styles.figure}>
              <dt>{t(`licence.screen.field.${fact.field}`)}</dt>
              <dd data-faint={!fact.stated || undefined}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <ValidityTerm licence={licence} daysRemaining={daysRemaining} trusted={trusted} />
        {reading?.fileEnd && <FileEnd end={reading.fileEnd} trusted={trusted} />}
      </div>
      <div className={styles.columns}>
        <section className={reading ? undefined : styles.alone}>
          <h2>{t('licence.screen.section.content')}</h2>
          <dl className={styles.pairs}>
            {licenceFacts(licence, text).map(({ field, value, copy, mono }) => (
              <Pair key={field} label={t(`licence.screen.field.${field}`)}>
                {mono && copy !== null ? (
                  <Copyable
                    value={copy}
                    label={t('licence.screen.action.copy', { what: t(`licence.screen.field.${field}`) })}
                  />
                ) : (
                  <>
                    <Shown text={value} />
                    {copy !== null && (
                      <CopyButton
                        value={copy}
                        label={t('licence.screen.action.copy', { what: t(`licence.screen.field.${field}`) })}
                      />
                    )}
                  </>
                )}
              </Pair>
            ))}
          </dl>
        </section>
        {reading && <FileFacts reading={reading} />}
      </div>
    </>
  );
}

/** What is known of the file itself; also shown for a file that can't be read as a licence. */
export function FileFacts({ reading }: { readonly reading: Judged }) {
  const text = useText();
  const { t } = text;
  return (
    <section>
      <h2>{t('licence.screen.section.file')}</h2>
      <dl className={styles.pairs}>
        <Pair label={t('licence.screen.field.name')}>
          <Shown text={reading.name} />
        </Pair>
        <Pair label={t('licence.screen.field.size')}>{sizeText(reading.size, text)}</Pair>
        <Pair label={t('licence.screen.field.format')}>
          {t(`licence.screen.format.${reading.format ?? 'unknown'}`)}
        </Pair>
        {reading.readable && (
          <Pair label={t('licence.screen.field.signature')}>{signatureText(reading, text)}</Pair>
        )}
        {(['sha256', 'sm3'] as const).map((kind) => {
          const value = reading[kind];
          const name = t(`licence.screen.field.${kind}`);
          return (
            <Pair key={kind} label={name}>
              {value === null ? (
                t('licence.screen.value.none')
              ) : (
                <Copyable value={value} label={t('licence.screen.action.copy', { what: name })} />
              )}
            </Pair>
          );
        })}
      </dl>
    </section>
  );
}
