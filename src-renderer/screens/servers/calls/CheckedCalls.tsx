/** Every call by its verdict: missing calls are unfolded, the others folded. */
import { useState } from 'react';
import { consoleWords } from '#data/known-words.ts';
import { useText } from '#data/text.ts';
import type { CheckedCall, ServerCheck } from '#shared/rules/servers/check/check-shape.ts';
import { callDetail } from '#shared/rules/servers/check/check-words.ts';
import { callVerdicts } from '#shared/rules/servers/check/verdicts.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import tables from '#widgets/looks/table.module.css';
import { Section } from '#widgets/Section.tsx';
import styles from './calls.module.css';

/** Verdicts that need an action come first. */
const shownOrder = callVerdicts.toSorted((a, b) => Number(isQuiet(a)) - Number(isQuiet(b)));

function isQuiet(verdict: CheckedCall['verdict']): boolean {
  return verdict === 'present' || verdict === 'notTried';
}

export function CheckedCalls({ calls, counts }: Pick<ServerCheck, 'calls' | 'counts'>) {
  const { t } = useText();
  return (
    <Section title={t('servers.calls.calls')}>
      {shownOrder
        .filter((verdict) => counts[verdict] > 0)
        .map((verdict) => (
          <CallsOfVerdict
            key={verdict}
            verdict={verdict}
            calls={calls.filter((call) => call.verdict === verdict)}
          />
        ))}
    </Section>
  );
}

interface CallsOfVerdictProps {
  readonly verdict: CheckedCall['verdict'];
  readonly calls: readonly CheckedCall[];
}

function CallsOfVerdict({ verdict, calls }: CallsOfVerdictProps) {
  const { t } = useText();
  const [open, setOpen] = useState(!isQuiet(verdict));
  const words = t(`servers.calls.verdict.${verdict}`);
  return (
    <Disclosure
      title={t('servers.calls.counts', { verdict: words, count: calls.length })}
      open={open}
      onToggle={setOpen}
    >
      {/* Some two hundred rows are not rendered before they are unfolded. */}
      {open && (
        <table className={`${tables.table} ${tables.fixed} ${styles.calls}`} aria-label={words}>
          <thead>
            <tr>
              <th scope="col">{t('servers.calls.column.call')}</th>
              <th scope="col">{t('servers.calls.column.path')}</th>
              <th scope="col">{t('servers.calls.column.detail')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.id}>
                <th scope="row">{call.id}</th>
                <td>
                  <code className={ink.broken}>{`${call.method} ${call.path}`}</code>
                </td>
                <td>{callDetail(call, consoleWords)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  );
}
