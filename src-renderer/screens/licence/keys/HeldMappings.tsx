/** The mappings through which platforms' own licence formats are read: opened by the user, or from a server profile. */
import { useQuery } from '@tanstack/react-query';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { Button } from '#widgets/Button.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { OpenMapping } from './OpenMapping.tsx';
import { mappings, useMappings } from './use-mappings.ts';

export function HeldMappings() {
  const { t } = useText();
  const { data } = useQuery(mappings);
  const { busy, problem, forget } = useMappings();
  if (!data) return null;
  const all = data.mappings;
  return (
    <section className={layout.part} aria-labelledby="held-mappings">
      <div className={layout.row}>
        <h2 id="held-mappings" className={ink.heading}>
          {t('licence.screen.mapping.title')}{' '}
          <span className={ink.count}>{t('licence.screen.mapping.count', { count: all.length })}</span>
        </h2>
        <span className={layout.end}>
          <OpenMapping />
          {all.some(({ source }) => source === 'given') && (
            <Button size="small" busy={busy} onClick={() => void forget()}>
              {t('licence.screen.mapping.forget')}
            </Button>
          )}
        </span>
      </div>
      <p className={ink.text}>{t('licence.screen.mapping.help')}</p>
      {problem !== null && (
        <p role="alert" className={ink.problem}>
          {problem}
        </p>
      )}
      {all.length > 0 && (
        <FactList>
          {all.map(({ name, source, kinds }) => (
            <Fact key={`${source} ${name}`} label={shownText(name)}>
              {kinds.map(shownText).join(' · ')}
              <span className={ink.under}>{t(`licence.screen.mapping.sources.${source}`)}</span>
            </Fact>
          ))}
        </FactList>
      )}
    </section>
  );
}
