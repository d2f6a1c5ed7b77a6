/** A switch that acts at once: shown as it was turned while that is on its way; a failure brings back what is stored. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { useWaiting } from '#state/tray.ts';
import { SwitchField } from '../controls/Switch.tsx';

interface SwitchNowProps {
  readonly label: string;
  readonly text?: string;
  /** What is stored. */
  readonly checked: boolean;
  /** The record that it is of, and its field there: what waits for it in the tray is shown. */
  readonly of?: { readonly kind: { readonly id: string }; readonly place: unknown; readonly name: string };
  /** Nothing can be turned, e.g. while it is being reset. */
  readonly busy?: boolean;
  /** It can't be turned here, and something beside it says why. */
  readonly disabled?: boolean;
  /** Says itself how it went (`saveNow`). */
  readonly onTurn: (on: boolean) => Promise<unknown>;
}

export function SwitchNow({ label, text, checked, of, busy = false, disabled, onTurn }: SwitchNowProps) {
  const { t } = useText();
  const [asked, setAsked] = useState<boolean | null>(null);
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
      checked={asked ?? (waiting ? waiting.to === true : checked)}
      disabled={disabled}
      onChange={(on) => {
        if (!busy && asked === null) void turn(on);
      }}
    />
  );
}
