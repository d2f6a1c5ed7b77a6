/** Debounces a value, for expensive work and requests to a server. */
import { useEffect, useState } from 'react';

/** `pause`: debounce in milliseconds. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
