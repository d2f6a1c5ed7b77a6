/** The console's pages, each with the calls that it lacks on this server. */
import { useState } from 'react';
import { consoleWords } from '#data/known-words.ts';
import { useText } from '#data/text.ts';
import type { CheckedPage } from '#shared/rules/servers/check/check-shape.ts';
import { pageName, withoutText } from '#shared/rules/servers/check/check-words.ts';
import { FilterChips } from '#widgets/FilterChips.tsx';
import ink from '#widgets/looks/ink.module.css';
import tables from '#widgets/looks/table.module.css';
import { Section } from '#widgets/Section.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import styles from './calls.module.css';

const tones = { works: 'success', partly: 'warning', fails: 'danger' } as const;

export function CheckedPages({ pages }: { readonly pages: readonly CheckedPage[] }) {
  const { t } = useText();
  const [which, setWhich] = useState<'lacking' | 'all'>('lacking');
  const shown = which === 'all' ? pages : pages.filter(({ verdict }) => verdict !== 'works');
  const options = [
    { value: 'lacking' as const, label: t('servers.calls.onlyOthers') },
    { value: 'all' as const, label: t('servers.calls.everyPage') },
  ];
  return (
    <Section
      title={t('servers.calls.pages')}
      tools={
        <FilterChips label={t('servers.calls.pages')} options={options} value={which} onChange={setWhich} />
      }
    >
      {shown.length === 0 ? (
        <p className={ink.quiet}>{t('servers.calls.allWork')}</p>
      ) : (
        <table
          className={`${tables.table} ${tables.fixed} ${styles.pages}`}
          aria-label={t('servers.calls.pages')}
        >
          <thead>
            <tr>
              <th scope="col">{t('servers.calls.column.page')}</th>
              <th scope="col">{t('servers.calls.column.verdict')}</th>
              <th scope="col">{t('servers.calls.column.without')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((page) => (
              <tr key={page.id}>
                <th scope="row">{pageName(page, consoleWords)}</th>
                <td>
                  <StatusDot tone={tones[page.verdict]}>{t(`servers.calls.page.${page.verdict}`)}</StatusDot>
                </td>
                <td>{withoutText(page, consoleWords)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
