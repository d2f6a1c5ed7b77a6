/** The result list of one licence: validity, seats, content, source file (spec 1§2.6, 1§3). */

import { useText } from '#data/text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import { Copyable, CopyButton } from '#widgets/Copyable.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { Figure, Figures } from '#widgets/Figures.tsx';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { Shown } from '#widgets/ExternalName.tsx';
import { FileEnd } from './FileEnd.tsx';
import { licenceFacts, seatFacts, sizeText } from './facts.ts';
import { ValidityTerm } from './ValidityTerm.tsx';
import { type LicenceReadingFacts, signatureText, throughText } from './verdict.ts';

interface LicenceFactsProps {
  readonly licence: Omit<Licence, 'modules'>;
  readonly daysRemaining: number | null;
  /** null if the server has read the file. */
  readonly reading: LicenceReadingFacts | null;
}

export function LicenceFacts({ licence, daysRemaining, reading }: LicenceFactsProps) {
  const text = useText();
  const { t } = text;
  const trusted = reading === null || !isDoubtful(reading);
  return (
    <>
      <div className={`${lines.framed} ${layout.part}`}>
        <Figures large label={t('licence.screen.section.seats')}>
          {seatFacts(licence, text).map((fact) => (
            <Figure key={fact.field} label={t(`licence.screen.field.${fact.field}`)} faint={!fact.stated}>
              {fact.value}
            </Figure>
          ))}
        </Figures>
        <ValidityTerm licence={licence} daysRemaining={daysRemaining} trusted={trusted} />
        {reading?.fileEnd && <FileEnd end={reading.fileEnd} trusted={trusted} />}
      </div>
      <div className={reading ? `${layout.columns} ${layout.part}` : layout.part}>
        <section>
          <h2>{t('licence.screen.section.content')}</h2>
          <FactList columns={!reading}>
            {licenceFacts(licence, text).map(({ field, value, copy, mono }) => (
              <Fact key={field} label={t(`licence.screen.field.${field}`)}>
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
              </Fact>
            ))}
          </FactList>
        </section>
        {reading && <FileFacts reading={reading} />}
      </div>
    </>
  );
}

/** Facts about the file itself, of an unreadable file too. */
export function FileFacts({ reading }: { readonly reading: LicenceReadingFacts }) {
  const text = useText();
  const { t } = text;
  const through = throughText(reading);
  return (
    <section>
      <h2>{t('licence.screen.section.file')}</h2>
      <FactList>
        <Fact label={t('licence.screen.field.name')}>
          <Shown text={reading.name} />
        </Fact>
        <Fact label={t('licence.screen.field.size')}>{sizeText(reading.size, text)}</Fact>
        <Fact label={t('licence.screen.field.format')}>
          {t(`licence.screen.format.${reading.format ?? 'unknown'}`)}
        </Fact>
        {through !== null && <Fact label={t('licence.mapped.label')}>{through}</Fact>}
        {reading.readable && (
          <Fact label={t('licence.screen.field.signature')}>{signatureText(reading, text)}</Fact>
        )}
        {(['sha256', 'sm3'] as const).map((kind) => {
          const value = reading[kind];
          const name = t(`licence.screen.field.${kind}`);
          return (
            <Fact key={kind} label={name}>
              {value === null ? (
                t('licence.screen.value.none')
              ) : (
                <Copyable value={value} label={t('licence.screen.action.copy', { what: name })} />
              )}
            </Fact>
          );
        })}
      </FactList>
    </section>
  );
}
