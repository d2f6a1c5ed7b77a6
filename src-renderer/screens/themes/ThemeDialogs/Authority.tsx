/**
 * Whether a department has themes of its own, and lets those below have some (spec 2§2, 2§4, 2§6; THM-053, 096, 097,
 * 106, 125): the parent can forbid both; without the right to change them they are read-only.
 */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { ThemeDtu } from '#shared/api/themes/context.ts';
import { queryAuthority } from '#shared/api/themes/settings.ts';
import { themeAuthorityRecord } from '#shared/rules/records/themes/theme-authority-record.ts';
import { authorityHere, mayHaveOwn, type Authority as Values } from '#shared/rules/themes/authority.ts';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { Notice } from '#widgets/Notice.tsx';
import { ReadSection } from '#widgets/ReadSection.tsx';

interface AuthorityProps {
  readonly deptId: string;
  readonly dtu: ThemeDtu;
}

export function ThemeAuthority({ deptId, dtu }: AuthorityProps) {
  const { t } = useText();
  const read = useRead(queryAuthority, { deptId, settingModule: dtu });
  return (
    <ReadSection
      title={t('themeActions.authority.title')}
      text={t('themeActions.authority.text')}
      read={read}
      failed={t('themeActions.authority.failed')}
      rows={2}
    >
      {(answer) => <Switches deptId={deptId} dtu={dtu} answer={answer} />}
    </ReadSection>
  );
}

function Switches({
  deptId,
  dtu,
  answer: authority,
}: AuthorityProps & { readonly answer: Output<typeof queryAuthority> }) {
  const { t } = useText();
  const { setting, permission } = authority;
  const parent = authority.parent ?? null;
  const open = mayHaveOwn(parent);
  const here = authorityHere(setting, parent);
  const locator = { deptId, settingModule: dtu };
  const turn = (name: keyof Values) => (on: boolean) => {
    const turned = { [name]: { from: here[name], to: on } };
    // Without themes of its own, the department cannot let others have some either.
    const low = name === 'customTopic' && !on && here.allowLow ? { allowLow: { from: true, to: false } } : {};
    return saveNow(themeAuthorityRecord, locator, { ...turned, ...low }, 'themeActions.changed');
  };
  return (
    <>
      {!permission && <Notice tone="locked">{t('themeActions.authority.noPermission')}</Notice>}
      {permission && !open && <Notice tone="locked">{t('themeActions.authority.parentOff')}</Notice>}
      <SwitchNow
        label={t('themeActions.authority.customTopic')}
        text={t('themeActions.authority.customText')}
        checked={here.customTopic}
        of={{ kind: themeAuthorityRecord, place: locator, name: 'customTopic' }}
        disabled={!permission || !open}
        onTurn={turn('customTopic')}
      />
      <SwitchNow
        label={t('themeActions.authority.allowLow')}
        text={t(here.customTopic ? 'themeActions.authority.allowText' : 'themeActions.authority.lowOff')}
        checked={here.allowLow}
        of={{ kind: themeAuthorityRecord, place: locator, name: 'allowLow' }}
        disabled={!permission || !open || !here.customTopic}
        onTurn={turn('allowLow')}
      />
    </>
  );
}
