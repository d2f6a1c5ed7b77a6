/** The result of a check: a summary, the differences from the last one, pages, calls, exports. */
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { describeError } from '#data/describe-error.ts';
import { saveText } from '#data/files.ts';
import { consoleWords } from '#data/known-words.ts';
import { formatsNow, translate, useText } from '#data/text.ts';
import type { ServerCheck } from '#shared/rules/servers/check/check-shape.ts';
import {
  accountText,
  changedVerdictText,
  connectionText,
  outcomeText,
  sessionText,
} from '#shared/rules/servers/check/check-words.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { Section } from '#widgets/Section.tsx';
import { proposalIn } from '../edit/proposed-session.ts';
import { CheckedCalls } from './CheckedCalls.tsx';
import { CheckedPages } from './CheckedPages.tsx';

interface CheckResultProps {
  readonly check: ServerCheck;
  readonly name: string;
  readonly profile: ServerProfile;
}

export function CheckResult({ check, name, profile }: CheckResultProps) {
  const { t, formatTime, language } = useText();
  const whole = check.outcome === 'platform' && check.pages.every(({ verdict }) => verdict === 'works');
  const found = check.outcome === 'platform' ? (whole ? 'success' : 'warning') : 'danger';
  const isStranger = check.outcome === 'platform' && check.counts.present === 0;
  const connection = connectionText(check, consoleWords);
  const save = (format: 'html' | 'json') => void exportCheck(check, format, { name, language });
  return (
    <>
      <div className={layout.below}>
        <Notice
          tone={found}
          title={outcomeText(check, consoleWords)}
          actions={
            <>
              <Button
                size="small"
                icon={<Download size={14} aria-hidden="true" />}
                onClick={() => save('html')}
              >
                {t('servers.calls.exportHtml')}
              </Button>
              <Button size="small" onClick={() => save('json')}>
                {t('servers.calls.exportJson')}
              </Button>
            </>
          }
        >
          {connection !== '' && <p>{connection}</p>}
          {isStranger && <p>{t('servers.calls.stranger')}</p>}
          <p className={ink.small}>{t('servers.calls.checkedAt', { time: formatTime(check.time) })}</p>
        </Notice>
      </div>
      <ProposedSession check={check} profile={profile} />
      <Since check={check} />
      {check.outcome === 'platform' && (
        <>
          <CheckedPages pages={check.pages} />
          <CheckedCalls calls={check.calls} counts={check.counts} />
        </>
      )}
    </>
  );
}

/** A link that fills the proposed session part into the profile's form, where the user completes and saves it. */
function ProposedSession({ check, profile }: Pick<CheckResultProps, 'check' | 'profile'>) {
  const { t } = useText();
  if (!check.session || profile.kind !== 'remote' || profile.managed) return null;
  const { administrator } = check.session;
  const isSaid = profile.mapping.session?.from === 'parts';
  return (
    <div className={layout.below}>
      <Notice
        title={t('servers.calls.fact.session')}
        actions={
          !isSaid && (
            <Link
              className={`${buttons.button} ${buttons.plain} ${buttons.small}`}
              to={`/servers/edit/${encodeURIComponent(profile.id)}?${proposalIn(administrator)}`}
            >
              {t('servers.calls.session.fill')}
            </Link>
          )
        }
      >
        {sessionText(check, consoleWords)}
      </Notice>
    </div>
  );
}

function Since({ check: { since, pages } }: { readonly check: ServerCheck }) {
  const { t, formatTime } = useText();
  if (!since) return null;
  const account = accountText(since, consoleWords);
  const turns = (['worse', 'better'] as const).filter((key) => since[key].length > 0);
  return (
    <Section title={t('servers.calls.since', { time: formatTime(since.time) })}>
      {account !== '' && <Notice tone="info">{account}</Notice>}
      {turns.length === 0 && <p className={ink.quiet}>{t('servers.calls.same')}</p>}
      {turns.map((key) => (
        <div key={key} className={layout.below}>
          <p className={ink.toned} data-tone={key === 'worse' ? 'danger' : 'success'}>
            {t(`servers.calls.${key}`, { count: since[key].length })}
          </p>
          <ul className={lines.bare}>
            {since[key].map((turn) => (
              <li key={`${turn.id} ${turn.is}`}>{changedVerdictText(turn, pages, consoleWords)}</li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

interface ExportFacts {
  readonly name: string;
  readonly language: string;
}

/** Reports its own success and failure. */
async function exportCheck(
  check: ServerCheck,
  format: 'html' | 'json',
  { name, language }: ExportFacts,
): Promise<void> {
  const suggestedName = `steward-check-${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${format}`;
  const named: ServerCheck = { ...check, server: { ...check.server, name } };
  try {
    const text = format === 'json' ? `${JSON.stringify(named, null, 2)}\n` : await asHtml(named, language);
    const mediaType = format === 'json' ? 'application/json' : 'text/html';
    if (await saveText({ suggestedName, mediaType, text }))
      notify({ tone: 'success', text: translate('servers.calls.exported') });
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
  }
}

async function asHtml(check: ServerCheck, language: string): Promise<string> {
  const { checkHtml } = await import('#shared/rules/servers/check/check-html.ts');
  return checkHtml(check, { language, timeText: formatsNow().formatTime }, consoleWords);
}
