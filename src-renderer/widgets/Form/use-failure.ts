/** The sentence that a form shows below its fields after a failed save. */
import { useEffect, useRef, useState } from 'react';
import { markShown } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';

export function useFailure() {
  const [failure, setFailure] = useState<string | null>(null);
  const isOnView = useRef(false);
  useEffect(() => {
    isOnView.current = true;
    return () => {
      isOnView.current = false;
    };
  }, []);
  /** The words of a failure stand in the form alone; a toast says them where the form has been left. */
  const showError = (error: unknown): void => {
    setFailure(describeError(error).message);
    if (isOnView.current && error instanceof Error) markShown(error);
  };
  return { failure, setFailure, showError };
}
