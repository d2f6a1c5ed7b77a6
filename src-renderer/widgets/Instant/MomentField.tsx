/** A day and a time that are to come, with the zone of this computer's clock, or what is wrong, below. */
import { useText } from '#data/text.ts';
import ink from '../looks/ink.module.css';
import { InstantField, type InstantFieldProps } from './InstantField.tsx';

interface MomentFieldProps extends Omit<InstantFieldProps, 'wrong'> {
  readonly problem: string | undefined;
}

export function MomentField({ problem, ...field }: MomentFieldProps) {
  const { t } = useText();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <InstantField {...field} wrong={problem !== undefined} />
      <p className={problem === undefined ? ink.small : ink.problem} role={problem && 'alert'}>
        {problem ?? t('changes.later.zone', { zone })}
      </p>
    </>
  );
}
