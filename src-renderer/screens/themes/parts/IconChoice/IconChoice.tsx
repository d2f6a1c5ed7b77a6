/** The choice of a navigation icon for phones: a known icon by name, or an uploaded picture (THM-090). */
import { useId, useState } from 'react';
import { useText } from '#data/text.ts';
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import { type IconName, iconName, iconNames } from '#shared/rules/themes/fields/mobile-icons.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { PhoneSign } from '#widgets/IconChoice/PhoneSign.tsx';
import { PictureUpload } from '#widgets/picture/PictureUpload.tsx';
import { storePicture } from '#widgets/picture/store-picture.ts';
import { Section } from '#widgets/Section.tsx';
import { SignChoice } from '#widgets/SignChoice.tsx';
import styles from './IconChoice.module.css';

interface IconChoiceProps {
  readonly label: string;
  /** An icon's name such as `message-line`, or the address of a picture. */
  readonly value: string;
  /** The icon that is drawn without a value. */
  readonly usual: IconName;
  readonly onChange: (said: string) => void;
  /** Called with an upload that a save has to await. */
  readonly onPending: (work: Promise<unknown>) => void;
}

/** Three times the size of a phone's navigation icon. */
const rule: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 1_000_000,
  result: { type: 'image/png', width: 96, height: 96 },
};

export function IconChoice({ label, value, usual, onChange, onPending }: IconChoiceProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const group = useId();
  const close = () => setOpen(false);
  const wordsOf = (name: IconName, shape: 'line' | 'filled') =>
    t(`themeEditor.icons.${shape}`, { name: t(`themeFields.icons.${name}`) });
  const named = iconName(value);
  const shown = named
    ? wordsOf(named, value.endsWith('-filled') ? 'filled' : 'line')
    : t('themeEditor.icons.own');
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={value === '' ? label : t('themeEditor.icons.now', { label, icon: shown })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PhoneSign sign={value} usual={usual} size={18} />
      </button>
      <Dialog
        open={open}
        title={label}
        onClose={close}
        footer={
          <Button look="primary" onClick={close}>
            {t('themeEditor.icons.done')}
          </Button>
        }
      >
        {open && (
          <>
            <Section title={t('themeEditor.icons.named')}>
              {(['line', 'filled'] as const).map((shape) => (
                <SignChoice
                  key={shape}
                  label={t(`themeEditor.icons.${shape}s`)}
                  group={group}
                  value={value}
                  signs={iconNames.map((name) => ({
                    value: `${name}-${shape}`,
                    label: wordsOf(name, shape),
                    sign: <PhoneSign sign={`${name}-${shape}`} usual={name} size={18} />,
                  }))}
                  onChange={onChange}
                />
              ))}
            </Section>
            <Section title={t('themeEditor.icons.own')}>
              <PictureUpload
                label={label}
                rule={rule}
                value={platformPicture(value) ?? ''}
                store={storePicture}
                onChange={(address) => onChange(address === '' ? `${usual}-line` : address)}
                onPending={onPending}
              />
            </Section>
          </>
        )}
      </Dialog>
    </>
  );
}
