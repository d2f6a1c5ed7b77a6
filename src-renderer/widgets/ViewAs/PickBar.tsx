/** The view's choices in one line: department or person, terminal, navigation, language. */
import { useText } from '#data/text.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import { Segmented } from '../controls/Segmented.tsx';
import { Select } from '../controls/Select.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { PickerField } from '../PeoplePicker/PickerField.tsx';
import { navModes, type ViewPicks, viewTerminals } from './view-picks.ts';

interface PickBarProps {
  readonly picks: ViewPicks;
  /** Null while unknown. */
  readonly navSet: NavMode | null;
  /** Receives changed query parameters; '' resets one to its default. */
  readonly onPick: (said: Readonly<Record<string, string>>) => void;
}

export function PickBar({ picks, navSet, onPick }: PickBarProps) {
  const { t, language } = useText();
  const person = picks.of === 'person';
  const notes = [
    person && picks.who === '' ? t('viewAs.choosePerson') : '',
    navSet && picks.nav && picks.nav !== navSet && picks.terminal !== 'h5'
      ? t(`viewAs.navNotSet.${navSet}`)
      : '',
  ].filter(Boolean);
  return (
    <div className={layout.below}>
      <div className={layout.row}>
        <Segmented
          label={t('viewAs.who')}
          value={picks.of}
          options={(['department', 'person'] as const).map((value) => ({
            value,
            label: t(`viewAs.kind.${value}`),
          }))}
          onChange={(of) => onPick({ of: of === 'department' ? '' : of, who: '' })}
        />
        <PickerField
          kind={person ? 'people' : 'department'}
          label={t(`viewAs.kind.${picks.of}`)}
          menuCode={appManageMenu}
          multiple={false}
          value={picks.who === '' ? [] : [picks.who]}
          onChange={([who = '']) => onPick({ who })}
        />
        <Segmented
          label={t('viewAs.terminal')}
          value={picks.terminal}
          options={viewTerminals.map((value) => ({ value, label: t(`viewAs.terminals.${value}`) }))}
          onChange={(on) => onPick({ on: on === 'pc' ? '' : on })}
        />
        {picks.terminal !== 'h5' && (
          <Segmented
            label={t('viewAs.navigation')}
            value={picks.nav ?? navSet ?? 'standard'}
            options={navModes.map((value) => ({ value, label: t(`viewAs.navModes.${value}`) }))}
            onChange={(nav) => onPick({ nav: nav === navSet ? '' : nav })}
          />
        )}
        <span title={t('viewAs.languageHelp')}>
          <Select
            label={t('viewAs.language')}
            look="chip"
            options={platformLanguages.map((value) => {
              const { original, names } = languageFacts[value];
              const name = names[language];
              return {
                value,
                label: name === original ? original : t('common.noted', { text: original, note: name }),
              };
            })}
            value={picks.lang}
            onChange={(lang) => onPick({ lang })}
          />
        </span>
      </div>
      {notes.length > 0 && (
        <p className={ink.help} aria-live="polite">
          {notes.join(' ')}
        </p>
      )}
    </div>
  );
}
