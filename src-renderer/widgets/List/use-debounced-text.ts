/** Shows typed text at once and reports it after a debounce; a change of the address updates the field. */
import { useEffect, useRef, useState } from 'react';

export interface DebouncedText {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** Reports the text at blur, without the debounce. */
  readonly leave: () => void;
}

/** `pause`: debounce in milliseconds; 0 reports at once. */
export function useDebouncedText(
  value: string,
  pause: number,
  onSettled: (value: string) => void,
): DebouncedText {
  const [typed, setTyped] = useState(value);
  const settled = useRef(value);
  const tell = useRef(onSettled);
  tell.current = onSettled;
  useEffect(() => {
    if (value === settled.current) return;
    settled.current = value;
    setTyped(value);
  }, [value]);
  const settle = (next: string) => {
    settled.current = next;
    tell.current(next);
  };
  const settleSoon = useRef(settle);
  settleSoon.current = settle;
  useEffect(() => {
    if (typed === settled.current) return;
    const timer = setTimeout(() => settleSoon.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  const type = (next: string) => {
    setTyped(next);
    if (pause === 0) settle(next);
  };
  const leave = () => {
    if (typed !== settled.current) settle(typed);
  };
  return { typed, type, leave };
}
