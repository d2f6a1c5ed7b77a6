/** What is typed stands in the field at once and is searched for after a pause; another address is shown too. */
import { useEffect, useRef, useState } from 'react';

export interface Typed {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** The field is left: what it says counts, without the pause. */
  readonly leave: () => void;
}

/** `pause`: milliseconds without a key; 0 tells at once. */
export function useTyped(value: string, pause: number, onSettled: (value: string) => void): Typed {
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
