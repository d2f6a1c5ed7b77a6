/** A value as it was when nothing had changed for a while: what is dear, or asks a server, waits until a pause. */
import { useEffect, useState } from 'react';

/** `pause`: milliseconds. */
export function usePaused<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
