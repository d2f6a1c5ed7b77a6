/** The field for an application's icon: a choice of named icons, or an uploaded picture. */
import { useText } from '#data/text.ts';
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import layout from '../looks/layout.module.css';
import { PictureUpload } from '../picture/PictureUpload.tsx';
import { storePicture } from '../picture/store-picture.ts';
import { AppSigns } from './AppSigns.tsx';

interface AppIconFieldProps {
  readonly label: string;
  /** An icon's name, or a picture's address. */
  readonly value: string;
  /** Icon shown while the value is empty; '' for none. */
  readonly usual?: string;
  readonly readOnly?: boolean;
  readonly onChange: (said: string) => void;
  /** Receives the upload's promise, so that saving can wait for it. */
  readonly onPending: (work: Promise<unknown>) => void;
}

const rule: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 1_000_000,
  result: { type: 'image/png', width: 96, height: 96 },
};

export function AppIconField(props: AppIconFieldProps) {
  const { label, value, usual = '', readOnly = false, onChange, onPending } = props;
  const { t } = useText();
  const shown = value === '' ? usual : value;
  const picture = platformPicture(shown) ?? '';
  return (
    <div className={layout.below}>
      {!readOnly && <AppSigns label={label} value={value} onChange={onChange} />}
      <PictureUpload
        label={label}
        rule={rule}
        value={picture}
        readOnly={readOnly}
        words={{
          none: shown === '' ? t('picture.none') : t('applications.form.iconNamed', { name: shown }),
          restore: t('applications.form.iconBack'),
        }}
        store={storePicture}
        onChange={onChange}
        onPending={onPending}
      />
    </div>
  );
}
