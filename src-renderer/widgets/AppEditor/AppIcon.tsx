/**
 * The icon field: a choice of icons, or an uploaded picture (spec 3§3.2, 3§7.2; APP-028, 113). Without an icon name the
 * platform resolves the icon's type and value.
 */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryIconValue } from '#shared/api/applications/lookups.ts';
import { AppIconField } from '../AppIcon/AppIconField.tsx';
import type { AppEditing } from './app-editing.ts';
import { PageIcon } from './PageIcon.tsx';

interface AppIconProps {
  readonly form: AppEditing;
  readonly name: 'icon' | 'mobileIcon';
  readonly readOnly: boolean;
}

export function AppIcon({ form, name, readOnly }: AppIconProps) {
  const { t } = useText();
  const { appIconType, appIconValue } = form.values;
  const value = form.values[name];
  const asks = name === 'icon' && value === '' && appIconType !== '';
  // A failure is silent: the usual icon is just missing.
  const found = useRead(queryIconValue, { appIconType, appIconValue }, { enabled: asks }).data?.icon;
  const address = form.values.urlType === 'outer' ? form.values.outerUrl.trim() : '';
  return (
    <>
      <AppIconField
        label={t(`applications.form.${name}`)}
        value={value}
        usual={asks ? (found ?? '') : ''}
        readOnly={readOnly}
        onChange={(icon) => form.set(name, icon)}
        onPending={(work) => form.waitFor(work)}
      />
      {name === 'icon' && !readOnly && address !== '' && <PageIcon form={form} address={address} />}
    </>
  );
}
