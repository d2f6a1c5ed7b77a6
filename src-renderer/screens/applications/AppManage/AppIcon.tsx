/**
 * Under an icon's name: the picture that stands in its place, seen, sent, taken away (spec 3§3.2, 3§7.2; APP-028, 113).
 * Where no name is said, the one that the icon's type and value stand for is resolved by the platform.
 */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryIconValue } from '#shared/api/applications/lookups.ts';
import { platformPicture } from '#shared/rules/links/platform-file.ts';
import type { PictureRule } from '#shared/rules/pictures/picture-rule.ts';
import type { AppInfoValues } from '#shared/rules/records/applications/app-info-record.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import { PictureUpload } from '#widgets/picture/PictureUpload.tsx';
import { storePicture } from '#widgets/picture/store-picture.ts';

interface AppIconProps {
  readonly form: FormState<AppInfoValues>;
  readonly name: 'icon' | 'mobileIcon';
  readonly readOnly: boolean;
}

const rule: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 1_000_000,
  result: { type: 'image/png', width: 96, height: 96 },
};

export function AppIcon({ form, name, readOnly }: AppIconProps) {
  const { t } = useText();
  const { appIconType, appIconValue } = form.values;
  const said = form.values[name];
  const asks = name === 'icon' && said === '' && appIconType !== '';
  // Silent: without it nothing is said of the icon.
  const found = useRead(queryIconValue, { appIconType, appIconValue }, { enabled: asks }).data?.icon;
  const shown = (asks ? found : said) ?? '';
  return (
    <PictureUpload
      label={t(`applications.form.${name}`)}
      rule={rule}
      value={platformPicture(shown) ?? ''}
      readOnly={readOnly}
      words={{
        none: shown === '' ? t('picture.none') : t('applications.form.iconNamed', { name: shown }),
        restore: t('applications.form.iconBack'),
      }}
      store={storePicture}
      onChange={(address) => form.set(name, address)}
      onPending={(work) => form.waitFor(work)}
    />
  );
}
