/** The settings page, made from the definitions: groups, a search in the address (`?find=`), each value's source. */

import { Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { settingDefinitions, settingGroups } from '#shared/rules/settings/definitions.ts';
import { useEffective } from '#state/effective-settings.ts';
import { useProgram } from '#state/program.ts';
import { searchTextOf } from '#state/setting-text.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { searchedWords } from '#widgets/MarkedText.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { Section } from '#widgets/Section.tsx';
import { SettingRow } from './SettingRow.tsx';

export function SettingsPage() {
  const { t } = useText();
  const { facts } = useProgram();
  const [params, setParams] = useSearchParams();
  const typed = params.get('find') ?? '';
  const find = (next: string) => setParams(next === '' ? {} : { find: next }, { replace: true });
  const words = searchedWords(typed);
  const found = settingDefinitions.filter((definition) => {
    const text = searchTextOf(definition, t);
    return words.every((word) => text.includes(word));
  });
  const effective = useEffective();
  const sourceOf = (key: string) => effective.data?.entries.find((entry) => entry.key === key)?.source;
  return (
    <div className={layout.form}>
      <PageHeader
        title={t('settings.title')}
        purpose={t('settings.purpose')}
        actions={
          <Link to="/policy" className={`${buttons.button} ${buttons.plain}`}>
            {t('settings.policyLink')}
          </Link>
        }
      />
      {facts.lockedSettings.length > 0 && (
        <p className={`${layout.line} ${ink.text}`}>
          <Lock size={14} aria-hidden="true" />
          {t('settings.managed')}
        </p>
      )}
      <div className={`${layout.line} ${layout.below}`}>
        <SearchField
          label={t('settings.searchIn')}
          placeholder={t('settings.find')}
          value={typed}
          onChange={find}
          pageSearch
        />
        <span className={ink.count} role="status">
          {words.length > 0 && t('settings.found', { count: found.length, total: settingDefinitions.length })}
        </span>
      </div>
      <ReadPart read={effective} waiting={null} />
      {found.length === 0 && (
        <EmptyState
          title={t('settings.nothing', { words: typed.trim() })}
          text={t('settings.nothingHint')}
          action={<Button onClick={() => find('')}>{t('settings.all')}</Button>}
        />
      )}
      {settingGroups.map((group) => {
        const rows = found.filter((definition) => definition.group === group);
        if (rows.length === 0) return null;
        return (
          <Section key={group} title={t(`settings.group.${group}`)}>
            <ul className={lines.bare}>
              {rows.map((definition) => (
                <SettingRow
                  key={definition.key}
                  definition={definition}
                  source={sourceOf(definition.key)}
                  words={words}
                />
              ))}
            </ul>
          </Section>
        );
      })}
    </div>
  );
}
