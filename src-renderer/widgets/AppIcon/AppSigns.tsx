/** The platform's named icons to choose from, folded. */
import { useId } from 'react';
import { useText } from '#data/text.ts';
import { appIconNames } from '#shared/rules/applications/app-icons.ts';
import { Disclosure } from '../Disclosure.tsx';
import { SignChoice } from '../SignChoice.tsx';
import { AppSign } from './AppSign.tsx';

interface AppSignsProps {
  readonly label: string;
  /** An icon's name, or a picture's address. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function AppSigns({ label, value, onChange }: AppSignsProps) {
  const { t } = useText();
  const group = useId();
  return (
    <Disclosure title={t('appIcons.choose')}>
      <SignChoice
        label={t('appIcons.of', { label })}
        group={group}
        value={value}
        signs={appIconNames.map((name) => ({
          value: name,
          label: t(`appIcons.names.${name}`),
          sign: <AppSign name={name} size={18} />,
        }))}
        onChange={onChange}
      />
    </Disclosure>
  );
}
