/** A switch that acts at once: shown as it was turned while that is on its way; a failure brings back what is stored. */
import { useState } from 'react';
import { SwitchField } from '../controls/Switch.tsx';

interface SwitchNowProps {
  readonly label: string;
  readonly text?: string;
  /** What is stored. */
  readonly checked: boolean;
  /** Nothing can be turned, e.g. while it is being reset. */
  readonly busy?: boolean;
  /** It can't be turned here, and something beside it says why. */
  readonly disabled?: boolean;
  /** Says itself how it went (`saveNow`). */
  readonly onTurn: (on: boolean) => Promise<unknown>;
}

export function SwitchNow({ label, text, checked, busy = false, disabled, onTurn }: SwitchNowProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const turn = async (on: boolean) => {
    setAsked(on);
    await onTurn(on);
    setAsked(null);
  };
  return (
    <SwitchField
      label={label}
      {...(text ? { text } : {})}
      checked={asked ?? checked}
      disabled={disabled}
      onChange={(on) => {
        if (!busy && asked === null) void turn(on);
      }}
    />
  );
}
