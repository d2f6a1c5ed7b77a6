/** A switch that saves at once: shows the new state during the save, and the stored one after a failure. */
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import { useWaiting } from '#state/tray.ts';
import { SwitchField } from '../controls/Switch.tsx';

interface SwitchNowProps {
  readonly label: string;
  readonly text?: string;
  readonly checked: boolean;
  /** The switch's record and field, for showing the tray's waiting change. */
  readonly of?: { readonly kind: { readonly id: string }; readonly place: unknown; readonly name: string };
  /** Disables the switch for a while, e.g. during a reset. */
  readonly busy?: boolean;
  /** Disables the switch; text beside it explains why. */
  readonly disabled?: boolean;
  /** Content below the switch while it is on. */
  readonly below?: ReactNode;
  /** Reports its result itself (`saveNow`). */
  readonly onTurn: (on: boolean) => Promise<unknown>;
}

export function SwitchNow(props: SwitchNowProps) {
  const { label, text, checked, of, busy = false, disabled, below, onTurn } = props;
  const { t } = useText();
  const [requested, setAsked] = useState<boolean | null>(null);
  const waiting = useWaiting(of && { kind: of.kind.id, place: of.place })?.edits[of?.name ?? ''];
  const mark = waiting && t('changes.waits', { value: t(checked ? 'record.on' : 'record.off') });
  const help = [text, mark].filter(Boolean).join(' ');
  const turn = async (on: boolean) => {
    setAsked(on);
    await onTurn(on);
    setAsked(null);
  };
  return (
    <SwitchField
      label={label}
      {...(help === '' ? {} : { text: help })}
      checked={requested ?? (waiting ? waiting.to === true : checked)}
      disabled={disabled}
      below={below}
      onChange={(on) => {
        if (!busy && requested === null) void turn(on);
      }}
    />
  );
}
