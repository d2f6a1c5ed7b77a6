import type { ReadState } from './ReadPart.tsx';

/** A read, and its failure's title. */
type TitledRead<Data> = readonly [read: ReadState<Data>, failed?: string];

/**
 * Several reads as one, for a part that needs all of them. The failure is of the first read without data, else of the
 * first one whose repetition failed; *Retry* repeats all failed reads.
 */
export function joinReads<const Data extends readonly unknown[]>(
  ...reads: { readonly [Index in keyof Data]: TitledRead<Data[Index]> }
): ReadState<Data> {
  const failures = reads.filter(([{ error }]) => error !== null);
  const [first] = [...failures.filter(([{ data }]) => data === undefined), ...failures];
  const data = reads.map(([read]) => read.data);
  return {
    data: data.includes(undefined) ? undefined : (data as unknown as Data),
    error: first?.[0].error ?? null,
    failed: first?.[1],
    refetch: () => Promise.all(failures.map(([{ refetch }]) => refetch?.())),
  };
}
